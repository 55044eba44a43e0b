import type { Translator } from '#client/language/translator.ts';
import { joinParts } from '#client/text/join-parts.ts';
import type { Counter } from '#generated/shapes.ts';

/** One counter to choose: its name, its department and whether somebody serves there. */
export function CounterCard({ t, counter, onChoose }: { t: Translator; counter: Counter; onChoose(): void }) {
  const title = counter.counterName || counter.name;
  const details = joinParts(t.locale, [counter.departmentName, title !== counter.name && counter.name]);
  return (
    <button type="button" className="counter-card" onClick={onChoose}>
      <span className="counter-card-title">{title}</span>
      <span className="muted">{details || t(`values.CallingMode.${counter.callingMode}`)}</span>
      <span className={`counter-card-service ${counter.service}`}>{serviceText(t, counter)}</span>
    </button>
  );
}

function serviceText(t: Translator, { service, staffName = '' }: Counter): string {
  if (service === 'serving') return t('controller.choose.usedBy', { name: staffName });
  if (service === 'pause') return t('controller.choose.pausedBy', { name: staffName });
  return t('controller.choose.free');
}
