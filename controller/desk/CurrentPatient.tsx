import type { Translator } from '#client/language/translator.ts';
import { joinParts } from '#client/text/join-parts.ts';
import { timeOfDay } from '#client/text/time-of-day.ts';
import type { CurrentCall, QueueState } from '#generated/shapes.ts';
import { agoText, genderAndAge, minutesBetween } from './as-text.ts';
import { CurrentNumber } from './CurrentNumber.tsx';
import { HallLine } from './HallLine.tsx';
import { PatientName } from './PatientName.tsx';
import { useLastNumber } from './use-last-number.ts';

/** The number that is called, whose it is, and how long ago it was called; when nobody is, the last one in grey. */
export function CurrentPatient({ t, state, now }: { t: Translator; state: QueueState; now: number }) {
  const { current, service, timeZoneOffsetMinutes } = state;
  const heading = headingOf(state);
  const last = useLastNumber(state);
  const who = current && genderAndAge(t, current);
  return (
    <section className={`card desk-current ${service}`} aria-live="polite">
      <h2>{pausedText(t, state) ?? t(`controller.desk.${heading}`)}</h2>
      <CurrentNumber state={state} />
      {current ? (
        <>
          {(current.name || who) && (
            <p className={current.name && isLong(current.name) ? 'desk-name long' : 'desk-name'}>
              {current.name && <PatientName name={current.name} />}
              {who && <span className="unbroken">{who}</span>}
            </p>
          )}
          {/* It grows older by the minute, which nobody wants to hear each time. */}
          <p className="muted" aria-live="off">
            {calledText(t, current, now, timeZoneOffsetMinutes)}
          </p>
        </>
      ) : (
        <p className="muted">{t(last === undefined ? 'controller.desk.none' : 'controller.desk.last')}</p>
      )}
      <HallLine t={t} state={state} />
    </section>
  );
}

/** Whether a name needs two lines of the usual letters; vowels and tones above and below a letter take no room. */
function isLong(name: string): boolean {
  return name.replace(/\p{M}/gu, '').length > 32;
}

/** A patient who was called may not be here yet; who only presses Next is told what the patient most likely does. */
function headingOf({ current, service, variant }: QueueState): string {
  if (service === 'pause') return 'paused';
  if (!current) return 'current';
  return current.status === 'called' ? 'called' : variant === 'clinic' ? 'consulting' : 'serving';
}

/** Why and until when the counter pauses, as patients are told. */
function pausedText(t: Translator, { service, pause, timeZoneOffsetMinutes: offset }: QueueState): string | undefined {
  if (service !== 'pause' || !pause) return undefined;
  return joinParts(t.locale, [
    t('controller.desk.paused'),
    pause.reason && t(`values.PauseReason.${pause.reason}`),
    pause.until !== undefined && t('controller.desk.backAt', { time: timeOfDay(pause.until, offset) }),
  ]);
}

function calledText(t: Translator, { calledAt, calls }: CurrentCall, now: number, offsetMinutes: number): string {
  return joinParts(t.locale, [
    t('controller.desk.calledAt', { time: timeOfDay(calledAt, offsetMinutes) }),
    agoText(t, minutesBetween(calledAt, now)),
    calls > 1 && t('controller.desk.times', { count: calls }),
  ]);
}
