import type { Translator } from '#client/language/translator.ts';
import type { Contact } from '../device/polled.ts';
import type { Flow } from '../flow/flow.ts';
import { Refused } from '../flow/Refused.tsx';
import type { Step } from '../flow/step.ts';
import { Working } from '../flow/Working.tsx';
import { Results, spokenResults } from '../result/Results.tsx';
import { Slip } from '../result/Slip.tsx';
import { Answer } from '../screen/Answer.tsx';
import { Screen } from '../screen/Screen.tsx';
import { Sign } from '../screen/signs.tsx';
import { ClassChoice } from '../ticket-machine/ClassChoice.tsx';
import { QueueChoice } from '../ticket-machine/QueueChoice.tsx';
import { Home } from './Home.tsx';
import { Keypad } from './Keypad.tsx';
import { Progress } from './Progress.tsx';
import type { KioskReading } from './read-kiosk.ts';
import './check-in.css';

interface CheckInStepProps {
  t: Translator;
  step: Step;
  retrying: boolean;
  reading: KioskReading;
  contact: Contact;
  flow: Flow;
  /** Back to the start, for the next person. */
  onEnd(): void;
}

/** The screen of one step. */
export function CheckInStep({ t, step, retrying, reading, contact, flow, onEnd }: CheckInStepProps) {
  const { organisationName, demo, panelName, logo, timeZoneOffsetMinutes } = reading.info;
  const frame = { t, contact, place: { organisationName, demo, name: panelName, logo, timeZoneOffsetMinutes } };
  switch (step.at) {
    case 'home':
      return (
        <Screen {...frame} question={t('kiosk.home.question')}>
          <Home t={t} reading={reading} onGo={(at) => flow.go({ at })} />
        </Screen>
      );
    case 'scan':
      return (
        <Screen {...frame} question={t('kiosk.scan.question')} onBack={onEnd}>
          <p className="lead muted">{t('kiosk.scan.hint')}</p>
          <div className="scan-window">
            <Sign name="code" />
          </div>
          <Answer title={t('kiosk.scan.type')} sign={<Sign name="keypad" />} onChoose={() => flow.go({ at: 'type' })} />
        </Screen>
      );
    case 'type':
      return (
        <Screen {...frame} question={t('kiosk.type.question')} onBack={onEnd}>
          <Keypad t={t} onSubmit={flow.identify} />
        </Screen>
      );
    case 'working':
      return <Working {...frame} retrying={retrying} />;
    case 'results': {
      const [first] = step.results;
      const several = step.results.length > 1;
      const question = several
        ? t('kiosk.result.several', { count: step.results.length })
        : t(first ? `values.CheckInOutcome.${first.outcome}` : 'errors.no_appointment_today');
      return (
        <Screen {...frame} question={question} spoken={spokenResults(t, step.results)}>
          <Results t={t} results={step.results} />
          <button type="button" className="big-button primary" onClick={onEnd}>
            {t('kiosk.finish')}
          </button>
        </Screen>
      );
    }
    case 'take':
      return (
        <Screen {...frame} question={t('kiosk.take.question')} onBack={onEnd}>
          <QueueChoice t={t} queues={reading.queues} onTake={flow.take} />
        </Screen>
      );
    case 'class':
      return (
        <Screen {...frame} question={t('kiosk.class.question')} onBack={() => flow.go({ at: 'take' })}>
          <ClassChoice t={t} queue={step.queue} onTake={flow.takeIn} />
        </Screen>
      );
    case 'slip':
      return (
        <Screen {...frame} question={t('kiosk.result.yourNumber')}>
          <Slip t={t} slip={step.slip} place={frame.place} onEnd={onEnd} />
        </Screen>
      );
    case 'progress':
      return (
        <Screen {...frame} question={t('kiosk.progress.question')} onBack={onEnd}>
          <Progress t={t} info={reading.info} />
        </Screen>
      );
    case 'refused':
      return <Refused {...frame} failure={step.failure} onAgain={() => flow.go({ at: step.again })} onBack={onEnd} />;
  }
}
