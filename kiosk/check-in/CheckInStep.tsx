import type { Translator } from '#client/language/translator.ts';
import type { Contact } from '../device/polled.ts';
import type { Flow } from '../flow/flow.ts';
import { Refused } from '../flow/Refused.tsx';
import type { Step } from '../flow/step.ts';
import { Working } from '../flow/Working.tsx';
import { Slip } from '../result/Slip.tsx';
import { Answer } from '../screen/Answer.tsx';
import { Screen } from '../screen/Screen.tsx';
import { Sign } from '../screen/signs.tsx';
import { ClassChoice } from '../ticket-machine/ClassChoice.tsx';
import { CounterStep } from '../ticket-machine/CounterStep.tsx';
import { LastSlip } from '../ticket-machine/LastSlip.tsx';
import { QueueChoice } from '../ticket-machine/QueueChoice.tsx';
import { CheckedIn } from './CheckedIn.tsx';
import { Home, mostWrongTyped } from './Home.tsx';
import { Keypad } from './Keypad.tsx';
import { Progress } from './Progress.tsx';
import type { KioskReading } from './read-kiosk.ts';
import './check-in.css';
import './keypad.css';

interface CheckInStepProps {
  t: Translator;
  step: Step;
  retrying: boolean;
  reading: KioskReading;
  contact: Contact;
  flow: Flow;
  wrongTyped: number;
  /** Back to the start, for the next person. */
  onEnd(): void;
}

/** The screen of one step. */
export function CheckInStep({ t, step, retrying, reading, contact, flow, wrongTyped, onEnd }: CheckInStepProps) {
  const { organisationName, demo, panelName: name, logo, timeZoneOffsetMinutes, dateFormat } = reading.info;
  const frame = { t, contact, place: { organisationName, demo, name, logo, timeZoneOffsetMinutes, dateFormat } };
  const { stopped } = reading.stop;
  const { slips } = reading.info;
  const printing = { onAgain: slips && flow.printAgain, stopped: slips?.stopped };
  // Whoever goes back is still here: what they have set, and typed wrong, stays.
  const back = () => flow.go({ at: 'home' });
  switch (step.at) {
    case 'scan':
      return (
        <Screen {...frame} question={t('kiosk.scan.question')} onBack={back}>
          <p className="lead muted">{t('kiosk.scan.hint')}</p>
          <div className="scan-window">
            <Sign name="code" />
          </div>
          {wrongTyped < mostWrongTyped && (
            <Answer
              title={t('kiosk.scan.type')}
              sign={<Sign name="keypad" />}
              onChoose={() => flow.go({ at: 'type' })}
            />
          )}
        </Screen>
      );
    case 'type':
      return (
        <Screen {...frame} question={t('kiosk.type.question')} onBack={back}>
          <Keypad
            t={t}
            signs={reading.info.keypadSigns}
            onSubmit={(text) => void flow.identify({ readings: [text], typed: true })}
          />
        </Screen>
      );
    case 'working':
      return <Working {...frame} retrying={retrying} taking={step.taking} />;
    case 'results':
      return <CheckedIn {...frame} results={step.results} {...printing} onEnd={onEnd} />;
    case 'take':
      return (
        <Screen {...frame} question={t('kiosk.take.question')} onBack={back} foot={<LastSlip t={t} flow={flow} />}>
          <QueueChoice t={t} queues={reading.queues} onTake={flow.take} />
        </Screen>
      );
    case 'counter':
      return (
        <CounterStep {...frame} step={step} onBack={back} onChoose={(gid) => void flow.chooseCounter(step.of, gid)} />
      );
    case 'class':
      return (
        <Screen {...frame} question={t('kiosk.class.question')} onBack={() => flow.go({ at: 'take' })}>
          <ClassChoice t={t} queue={step.queue} onTake={(queue, tag) => flow.takeIn(queue, tag, step.counterGid)} />
        </Screen>
      );
    case 'slip':
      return (
        <Screen {...frame} tone="good" question={t('kiosk.next.yourNumber')}>
          <Slip t={t} slip={step.slip} place={frame.place} {...printing} onEnd={onEnd} />
        </Screen>
      );
    case 'progress':
      return (
        <Screen {...frame} question={t('kiosk.progress.question')} onBack={back}>
          <Progress t={t} info={reading.info} />
        </Screen>
      );
    case 'refused': {
      const isOut = step.again === 'type' && wrongTyped >= mostWrongTyped;
      const again = () => flow.go({ at: step.again === 'take' ? 'take' : isOut ? 'scan' : step.again });
      return <Refused {...frame} failure={step.failure} onAgain={again} onBack={back} />;
    }
    default:
      return (
        <Screen {...frame} {...(stopped && { tone: 'attention' })} question={homeQuestion(t, stopped)}>
          <Home t={t} reading={reading} wrongTyped={wrongTyped} onGo={(at) => flow.go({ at })} />
        </Screen>
      );
  }
}

function homeQuestion(t: Translator, stopped: boolean): string {
  return t(stopped ? 'kiosk.stopped.heading' : 'kiosk.home.question');
}
