import type { Step } from '../flow/step.ts';
import { nameRead, nameSaid } from '../result/name-for-reader.ts';
import { type FrameProps, Screen } from '../screen/Screen.tsx';
import { CounterChoice } from './CounterChoice.tsx';

interface CounterStepProps extends FrameProps {
  step: Extract<Step, { at: 'counter' }>;
  onBack(): void;
  /** Without a counter: whichever calls first. */
  onChoose(counterGid: string | undefined): void;
}

/** Asks at which counter of a common queue somebody wants to be seen. */
export function CounterStep({ step, onBack, onChoose, ...frame }: CounterStepProps) {
  const { t } = frame;
  const { queueName, queueSecondName, counters } = step;
  const question = t('kiosk.counter.question');
  return (
    <Screen
      {...frame}
      said={nameRead(t, queueName, queueSecondName)}
      question={question}
      spoken={`${nameSaid(t, queueName, queueSecondName)} ${question}`}
      onBack={onBack}
    >
      <CounterChoice t={t} counters={counters} onChoose={onChoose} />
    </Screen>
  );
}
