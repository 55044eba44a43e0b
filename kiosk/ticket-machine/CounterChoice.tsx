import type { Translator } from '#client/language/translator.ts';
import type { OfferedCounter } from '#generated/shapes.ts';
import { doctorText } from '../result/doctor-text.ts';
import { nameRead } from '../result/name-for-reader.ts';
import { pauseParts } from '../result/pause-parts.ts';
import { Answer } from '../screen/Answer.tsx';
import { Pages, useTurned } from '../screen/Pages.tsx';
import './queues.css';

interface CounterChoiceProps {
  t: Translator;
  counters: readonly OfferedCounter[];
  /** Without a counter: whichever calls first. */
  onChoose(counterGid: string | undefined): void;
}

const perPage = 6;
/** Up to so many cards have room for the reason of a pause beside its end. */
const roomy = 3;

/** Asks whom somebody wants to see: anybody, who is first in the list, or one doctor or counter of the common queue. */
export function CounterChoice({ t, counters, onChoose }: CounterChoiceProps) {
  const choices = [undefined, ...counters];
  const turned = useTurned(choices, perPage);
  return (
    <>
      <div className={`queues counters of-${turned.count > 1 ? perPage : choices.length}`}>
        {turned.items.map((counter) =>
          counter ? (
            <Answer
              key={counter.panelGid}
              title={nameOf(t, counter)}
              hints={hintsOf(t, counter, turned.items.length > roomy)}
              onChoose={() => onChoose(counter.panelGid)}
            />
          ) : (
            <Answer
              key=""
              primary
              title={t('kiosk.counter.any')}
              hints={[t('kiosk.counter.soonest')]}
              onChoose={() => onChoose(undefined)}
            />
          ),
        )}
      </div>
      <Pages t={t} turned={turned} />
    </>
  );
}

/** Patients know their doctor; a counter without one is known by its name. */
function nameOf(t: Translator, counter: OfferedCounter): string {
  return doctorText(t, counter) || nameRead(t, counter.name, counter.secondName);
}

function hintsOf(t: Translator, counter: OfferedCounter, brief: boolean): string[] {
  const { name, secondName, doctorName, paused, pauseReason, pausedUntil } = counter;
  const parts = pauseParts(t, brief ? undefined : pauseReason, pausedUntil);
  const pause = paused ? [t('kiosk.counter.paused'), ...parts] : [];
  return [...(doctorName ? [nameRead(t, name, secondName)] : []), ...pause];
}
