import type { Flow } from '../flow/flow.ts';
import { isGood, type Told } from '../flow/step.ts';
import { nextStep, outcomeText } from '../result/outcome-text.ts';
import { PaperSlip } from '../result/PaperSlip.tsx';
import { PrintAndFinish } from '../result/PrintAndFinish.tsx';
import { inOrder, Results, spokenResults } from '../result/Results.tsx';
import { paperOfCheckIn } from '../result/slip-text.ts';
import { type FrameProps, Screen, type Tone } from '../screen/Screen.tsx';

interface CheckedInProps extends FrameProps {
  results: Told[];
  onAgain: Flow['printAgain'] | undefined;
  /** The printer stands still. */
  stopped: boolean | undefined;
  onEnd(): void;
}

/** What a check-in came to: the next step in large, what was done above it, and a slip to take along. */
export function CheckedIn({ results, onAgain, stopped, onEnd, ...frame }: CheckedInProps) {
  const { t, place } = frame;
  const offset = place.timeZoneOffsetMinutes;
  const ordered = inOrder(results);
  const [first] = ordered;
  const [only] = ordered.length === 1 ? ordered : [];
  const printed = ordered.filter((result) => isGood(result) && result.url);
  const without = printed.filter(({ hasSlip }) => !hasSlip);
  const wanted = (without.length > 0 ? without : printed).map(({ ticketKey = '' }) => ticketKey).filter(Boolean);
  const question = only
    ? nextStep(t, only, offset)
    : t(first ? 'kiosk.result.several' : 'kiosk.next.desk', { count: ordered.length });
  return (
    <Screen
      {...frame}
      tone={toneOf(first)}
      question={question}
      {...(only && { said: outcomeText(t, only) })}
      {...(first && { spoken: spokenResults(t, ordered, offset) })}
    >
      <Results t={t} results={ordered} offsetMinutes={offset} />
      <PrintAndFinish
        t={t}
        print={printed.length > 0 ? t('kiosk.result.printCheckIn') : undefined}
        onAgain={onAgain && ((onRetry) => onAgain(wanted, onRetry))}
        isFirst={without.length > 0}
        stopped={stopped}
        onEnd={onEnd}
      />
      {printed.map((result) => (
        <PaperSlip key={result.url} t={t} place={place} slip={paperOfCheckIn(t, result, place)} />
      ))}
    </Screen>
  );
}

function toneOf(result: Told | undefined): Tone {
  if (!result || !isGood(result)) return 'attention';
  return result.outcome === 'called' ? 'enter' : 'good';
}
