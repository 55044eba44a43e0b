import type { Translator } from '#client/language/translator.ts';
import type { Contact } from '../device/polled.ts';
import type { Flow } from '../flow/flow.ts';
import { Refused } from '../flow/Refused.tsx';
import type { Step } from '../flow/step.ts';
import { Working } from '../flow/Working.tsx';
import { Slip } from '../result/Slip.tsx';
import { Screen } from '../screen/Screen.tsx';
import { ClassChoice } from './ClassChoice.tsx';
import { CounterStep } from './CounterStep.tsx';
import { LastSlip } from './LastSlip.tsx';
import { QueueChoice } from './QueueChoice.tsx';
import type { MachineReading } from './read-machine.ts';
import { StaffTake } from './StaffTake.tsx';
import { TakenSlips, takenText } from './TakenSlips.tsx';

interface TicketStepProps {
  t: Translator;
  step: Step;
  retrying: boolean;
  reading: MachineReading;
  contact: Contact;
  flow: Flow;
  onEnd(): void;
}

/** The screen of one step at a ticket machine. */
export function TicketStep({ t, step, retrying, reading, contact, flow, onEnd }: TicketStepProps) {
  const { organisationName, demo, name, timeZoneOffsetMinutes, dateFormat, images, data: queues } = reading;
  const logo = images.orgLogo ?? reading.logo;
  const frame = {
    t,
    contact,
    place: { organisationName, demo, name, logo, images, timeZoneOffsetMinutes, dateFormat },
  };
  const printing = { onAgain: reading.slips && flow.printAgain, stopped: reading.slips?.stopped };
  const back = () => flow.go({ at: 'home' });
  switch (step.at) {
    case 'working':
      return <Working {...frame} retrying={retrying} taking={step.taking} />;
    case 'counter':
      return (
        <CounterStep {...frame} step={step} onBack={back} onChoose={(gid) => void flow.chooseCounter(step.of, gid)} />
      );
    case 'class':
      return (
        <Screen {...frame} question={t('kiosk.class.question')} onBack={back}>
          <ClassChoice t={t} queue={step.queue} onTake={(queue, tag) => flow.takeIn(queue, tag, step.counterGid)} />
        </Screen>
      );
    case 'slip':
      return (
        <Screen {...frame} tone="good" question={t('kiosk.next.yourNumber')}>
          <Slip t={t} slip={step.slip} place={frame.place} {...printing} onEnd={onEnd} />
        </Screen>
      );
    case 'staff':
      return (
        <Screen
          {...frame}
          question={t('kiosk.staff.question')}
          onBack={back}
          foot={<LastSlip t={t} flow={flow} dayOffsetMinutes={reading.dayOffsetMinutes} />}
        >
          <StaffTake t={t} queues={queues} onTake={flow.takeMany} />
        </Screen>
      );
    case 'slips':
      return (
        <Screen {...frame} tone="good" question={takenText(t, step.slips)}>
          <TakenSlips t={t} slips={step.slips} place={frame.place} {...printing} onEnd={onEnd} />
        </Screen>
      );
    case 'refused': {
      const again = step.again === 'staff' ? () => flow.go({ at: 'staff' }) : back;
      return <Refused {...frame} failure={step.failure} onAgain={again} onBack={back} />;
    }
    default:
      return (
        <Screen
          {...frame}
          question={t('kiosk.take.question')}
          onStaff={() => flow.go({ at: 'staff' })}
          foot={<LastSlip t={t} flow={flow} />}
        >
          <QueueChoice t={t} queues={queues} visit={step} onTake={flow.take} />
        </Screen>
      );
  }
}
