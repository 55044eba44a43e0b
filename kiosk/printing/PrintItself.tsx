import { useEffect, useMemo } from 'react';
import type { HttpClient } from '#client/http/http-client.ts';
import { useStore } from '#client/use-store.ts';
import type { SlipPrinting } from '#generated/shapes.ts';
import type { Step } from '../flow/step.ts';
import { createOwnPrinter } from './own-printer.ts';

interface PrintItselfProps {
  client: HttpClient;
  step: Step;
  slips: SlipPrinting | undefined;
}

/**
 * Prints each number as it is given, on the machine's own printer, and those that somebody wants again: the slip's page
 * in a frame that nobody sees. A browser that was started for it (`--kiosk-printing`) asks nobody.
 */
export function PrintItself({ client, step, slips }: PrintItselfProps) {
  const printer = useMemo(() => createOwnPrinter(client), [client]);
  const present = useStore(printer.present);
  const own = slips?.by === 'page';
  const given = own ? keysOf(step).join(' ') : '';
  useEffect(() => printer.print(given.split(' ').filter(Boolean)), [printer, given]);
  useEffect(() => {
    if (own) printer.print(slips?.again ?? []);
  }, [printer, own, slips]);
  if (!own || !present) return null;
  const address = `/slip/${present.key}?width=${slips?.width}&lang=${present.language}`;
  const print = (page: Window | null) => {
    // What cannot be drawn is answered by a page without a picture.
    const picture = page?.document.querySelector('img');
    if (!page || !picture?.complete || picture.naturalWidth === 0) return printer.ended(false);
    page.addEventListener('afterprint', () => printer.ended(true), { once: true });
    page.focus();
    page.print();
  };
  return (
    <iframe
      key={present.turn}
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
