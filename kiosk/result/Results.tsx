import type { Translator } from '#client/language/translator.ts';
import { joinParts, joinSpoken, partSeparator } from '#client/text/join-parts.ts';
import { markedNumber } from '#client/text/marked-number.ts';
import { wholeWords } from '#client/text/whole-words.ts';
import { isGood, type Told } from '../flow/step.ts';
import { LineParts } from '../screen/LineParts.tsx';
import { Pages, useTurned } from '../screen/Pages.tsx';
import { Sign } from '../screen/signs.tsx';
import { aheadText } from './ahead-text.ts';
import { departmentText } from './department-text.ts';
import { doctorText } from './doctor-text.ts';
import { isCrowded } from './is-crowded.ts';
import { counterText, nameSaid } from './name-for-reader.ts';
import { nextStep, outcomeText } from './outcome-text.ts';
import { PhoneLink } from './PhoneLink.tsx';
import { pauseLine } from './pause-line.ts';
import { waitText } from './wait-text.ts';
import './result.css';
import './several.css';

interface ResultsProps {
  t: Translator;
  /** As `inOrder` gives them. */
  results: Told[];
  offsetMinutes: number | undefined;
}

/** With large characters three rows fill an upright screen. */
const perPage = 3;

/** Whoever is called goes in first; then those who wait, then what has to be asked about. */
export function inOrder(results: readonly Told[]): Told[] {
  const rank = (result: Told) => (result.outcome === 'called' ? 0 : isGood(result) ? 1 : 2);
  return [...results].sort((one, other) => rank(one) - rank(other));
}

/** What became of each appointment, in large. */
export function Results({ t, results, offsetMinutes }: ResultsProps) {
  const turned = useTurned(results, perPage);
  const [only] = results;
  if (only && results.length === 1) {
    const crowded = isCrowded([counterText(t, only), only.location, departmentText(t, only), doctorText(t, only)]);
    return (
      <div className={crowded ? 'results single crowded' : 'results single'}>
        <Single t={t} result={only} />
      </div>
    );
  }
  return (
    <>
      <div className="results several">
        {turned.items.map((result) => (
          <Row key={`${result.shift}-${result.departmentName}-${result.number}`} {...{ t, result, offsetMinutes }} />
        ))}
      </div>
      <Pages t={t} turned={turned} />
    </>
  );
}

function Single({ t, result }: { t: Translator; result: Told }) {
  const { outcome, shift, maskedName, width, ahead, wait, pause, url } = result;
  const waits = isGood(result) && outcome !== 'called';
  const session = shift === 'day' ? undefined : t(`values.Session.${shift}`);
  return (
    <section className={isGood(result) ? 'result good' : 'result attention'}>
      {outcome === 'called' && result.counterName && <p className="result-room">{counterText(t, result)}</p>}
      {(session || maskedName) && <p className="result-who">{joinParts(t.locale, [session, maskedName])}</p>}
      <p className="number result-number">{markedNumber(result, width)}</p>
      <Where t={t} result={result} />
      {waits && <p className="result-ahead">{aheadText(t, ahead)}</p>}
      {waits && wait && <p className="result-wait">{waitText(t, wait)}</p>}
      {waits && pause && (
        <p className="result-wait">
          <LineParts separator={partSeparator(t.locale)} parts={pauseLine(t, pause)} />
        </p>
      )}
      {waits && url && <PhoneLink t={t} url={url} />}
      {waits && <p className="muted">{t('kiosk.result.watch')}</p>}
    </section>
  );
}

/** One of several: the next step beside its number. */
function Row({ t, result, offsetMinutes }: { t: Translator; result: Told; offsetMinutes: number | undefined }) {
  const { outcome, shift, maskedName, width, ahead, wait, pause } = result;
  const waits = isGood(result) && outcome !== 'called';
  return (
    <section className={isGood(result) ? 'result good' : 'result attention'}>
      <p className="number result-number">{markedNumber(result, width)}</p>
      <div className="result-text">
        <h2>{wholeWords(nextStep(t, result, offsetMinutes))}</h2>
        <p className="result-outcome">
          <Sign name={isGood(result) ? 'good' : 'attention'} /> {wholeWords(outcomeText(t, result))}
        </p>
        <Where t={t} result={result} />
        <p className="muted">
          <LineParts
            separator={partSeparator(t.locale)}
            parts={[
              shift !== 'day' && t(`values.Session.${shift}`),
              maskedName,
              waits && aheadText(t, ahead),
              waits && wait && waitText(t, wait),
              ...(waits && pause ? pauseLine(t, pause) : []),
            ]}
          />
        </p>
      </div>
    </section>
  );
}

function Where({ t, result }: { t: Translator; result: Told }) {
  const { location } = result;
  const counter = counterText(t, result);
  const department = departmentText(t, result);
  const doctor = doctorText(t, result);
  return (
    <p className="result-where">
      {counter && <strong className="unbroken">{counter}</strong>}
      {location && <span className="unbroken result-location">{location}</span>}
      {department && <span className="unbroken">{department}</span>}
      {doctor && <span className="unbroken">{doctor}</span>}
    </p>
  );
}

/** What the voice guide says about the results. */
export function spokenResults(t: Translator, results: Told[], offsetMinutes: number | undefined): string {
  const sentences = results.map((result) => {
    const waits = isGood(result) && result.outcome !== 'called';
    return joinSpoken(t.locale, [
      nextStep(t, result, offsetMinutes, nameSaid),
      outcomeText(t, result),
      ...(isGood(result) ? [`${t('kiosk.next.yourNumber')} ${result.mark ?? ''}${result.number}`] : []),
      ...(waits ? [aheadText(t, result.ahead)] : []),
      ...(waits && result.wait ? [waitText(t, result.wait)] : []),
      ...(waits && result.pause ? pauseLine(t, result.pause) : []),
    ]);
  });
  return joinSpoken(t.locale, sentences);
}
