import { useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import type { Step } from '../flow/step.ts';

interface PrintItselfProps {
  t: Translator;
  step: Step;
  /** Dots across the paper of the machine's own printer; undefined where it prints nothing by itself. */
  width: number | undefined;
}

/**
 * Prints each number as it is given, on the machine's own printer: the slip's page in a frame that nobody sees. A browser
 * that was started for it (`--kiosk-printing`) asks nobody.
 */
export function PrintItself({ t, step, width }: PrintItselfProps) {
  if (width === undefined) return null;
  const keys = keysOf(step);
  return <Frames key={keys.join(' ')} addresses={keys.map((key) => `/slip/${key}?width=${width}&lang=${t.locale}`)} />;
}

/** One after the other: a browser prints one page at a time. */
function Frames({ addresses }: { addresses: readonly string[] }) {
  const [present, setPresent] = useState(0);
  const address = addresses[present];
  if (address === undefined) return null;
  const print = (page: Window | null) => {
    page?.addEventListener('afterprint', () => setPresent(present + 1), { once: true });
    page?.focus();
    page?.print();
  };
  return (
    <iframe
      key={address}
      src={address}
      title={address}
      aria-hidden
      tabIndex={-1}
      onLoad={({ currentTarget }) => print(currentTarget.contentWindow)}
      style={{ position: 'fixed', width: 0, height: 0, border: 0 }}
    />
  );
}

/** Tickets that were given in this step; whoever had come before has a slip. */
function keysOf(step: Step): string[] {
  if (step.at === 'slip') return [step.slip.ticketKey];
  if (step.at === 'slips') return step.slips.map(({ ticketKey }) => ticketKey);
  if (step.at !== 'results') return [];
  return step.results
    .filter(({ outcome }) => outcome === 'checkedIn' || outcome === 'checkedInLate')
    .map(({ ticketKey }) => ticketKey || '')
    .filter(Boolean);
}
