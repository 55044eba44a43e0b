import type { Translator } from '#client/language/translator.ts';
import { joinParts, joinSpoken } from '#client/text/join-parts.ts';
import { markedNumber } from '#client/text/marked-number.ts';
import type { CheckInResult } from '#generated/shapes.ts';
import { aheadText } from './ahead-text.ts';
import { PhoneLink } from './PhoneLink.tsx';
import { waitText } from './wait-text.ts';
import './result.css';

/** What became of each appointment, in large. */
export function Results({ t, results }: { t: Translator; results: CheckInResult[] }) {
  const single = results.length === 1;
  const inOrder = [...results].sort((one, other) => Number(isWaiting(other)) - Number(isWaiting(one)));
  return (
    <div className={single ? 'results single' : 'results'}>
      {inOrder.map((result) => (
        <Result key={`${result.shift}-${result.departmentName}-${result.number}`} {...{ t, result, single }} />
      ))}
    </div>
  );
}

function Result({ t, result, single }: { t: Translator; result: CheckInResult; single: boolean }) {
  const { width, counterName, departmentName, doctorName, maskedName, ahead, wait, url } = result;
  const waits = isWaiting(result);
  return (
    <section className={waits ? 'result good' : 'result attention'}>
      {!single && <h2>{t(`values.CheckInOutcome.${result.outcome}`)}</h2>}
      <p className="result-who">{joinParts(t.locale, [t(`values.Session.${result.shift}`), maskedName])}</p>
      <p className="number result-number">{markedNumber(result, width)}</p>
      <p className="result-where">
        {counterName && <strong className="unbroken">{counterName}</strong>}
        <span className="unbroken">{departmentName}</span>
        {doctorName && <span className="unbroken">{t('kiosk.result.doctor', { name: doctorName })}</span>}
      </p>
      {waits && <p className="result-ahead">{aheadText(t, ahead)}</p>}
      {waits && wait && <p className="result-wait">{waitText(t, wait)}</p>}
      {!waits && single && <p className="muted">{t('kiosk.result.desk')}</p>}
      {waits && url && single && <PhoneLink t={t} url={url} />}
      {waits && single && <p className="muted">{t('kiosk.result.watch')}</p>}
    </section>
  );
}

function isWaiting({ outcome }: CheckInResult): boolean {
  return ['checkedIn', 'checkedInLate', 'rejoined', 'back', 'alreadyCheckedIn'].includes(outcome);
}

/** What the voice guide says about the results. */
export function spokenResults(t: Translator, results: CheckInResult[]): string {
  const sentences = results.flatMap((result) => [
    t(`values.CheckInOutcome.${result.outcome}`),
    ...(isWaiting(result)
      ? [
          `${t('kiosk.result.yourNumber')} ${result.number}`,
          t('kiosk.result.goTo', { place: result.counterName ?? result.departmentName }),
          aheadText(t, result.ahead),
          ...(result.wait ? [waitText(t, result.wait)] : []),
        ]
      : []),
  ]);
  return joinSpoken(t.locale, sentences);
}
