import type { Translator } from '#client/language/translator.ts';
import type { LinePart } from '#client/text/join-parts.ts';
import { paddedNumber } from '#client/text/padded-number.ts';
import type { Counter } from '#generated/shapes.ts';
import { minutesBetween } from '../desk/as-text.ts';
import { LineParts } from '../page/LineParts.tsx';

interface CounterCardProps {
  t: Translator;
  counter: Counter;
  now: number;
  onChoose(): void;
}

/** One counter to choose: its name, its department, whom it has called, who waits there, and whether somebody serves. */
export function CounterCard({ t, counter, now, onChoose }: CounterCardProps) {
  const title = counter.counterName || counter.name;
  const details = [counter.departmentName, title !== counter.name && counter.name];
  return (
    <button type="button" className={`counter-card ${counter.service}`} onClick={onChoose}>
      <span className="counter-card-title">{title}</span>
      <span className="muted">
        <LineParts
          locale={t.locale}
          parts={details.some(Boolean) ? details : [t(`values.CallingMode.${counter.callingMode}`)]}
        />
      </span>
      {(counter.waiting !== undefined || counter.currentNumber !== undefined) && (
        <span className="counter-card-queue">
          <LineParts locale={t.locale} parts={queueParts(t, counter, now)} />
        </span>
      )}
      <span className={`counter-card-service ${counter.service}`}>{serviceText(t, counter)}</span>
    </button>
  );
}

/** The number at the counter, how many wait and for how long: who is behind is seen at a glance. */
function queueParts(
  t: Translator,
  { currentNumber, width = 1, waiting, waitingSince }: Counter,
  now: number,
): LinePart[] {
  return [
    currentNumber !== undefined && paddedNumber(currentNumber, width),
    waiting !== undefined && t('controller.list.waitingCount', { count: waiting }),
    waitingSince !== undefined && t('controller.choose.longest', { minutes: minutesBetween(waitingSince, now) }),
  ];
}

function serviceText(t: Translator, { service, staffName = '' }: Counter): string {
  if (service === 'serving') return t('controller.choose.usedBy', { name: staffName });
  if (service === 'pause') return t('controller.choose.pausedBy', { name: staffName });
  return t('controller.choose.free');
}
