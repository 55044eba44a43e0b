import { useEffect, useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import type { Flow } from '../flow/flow.ts';

/** So long whoever took a number may still stand here, and stands in need of another slip. */
const offeredMs = 2 * 60_000;

/** Brings back the slip that was given last: the printer was out of paper, or somebody went on too soon. */
export function LastSlip({ t, flow, always = false }: { t: Translator; flow: Flow; always?: boolean }) {
  const within = always ? Number.POSITIVE_INFINITY : offeredMs;
  const [slips, setSlips] = useState(() => flow.lastSlips(within));
  useEffect(() => {
    const timer = setInterval(() => setSlips(flow.lastSlips(within)), 1_000);
    return () => clearInterval(timer);
  }, [flow, within]);
  const [only] = slips;
  if (!only) return null;
  const show = () => flow.go(slips.length === 1 ? { at: 'slip', slip: only } : { at: 'slips', slips });
  return (
    <button type="button" className="tool" data-spoken="" onClick={show}>
      <span aria-hidden="true">↺</span> {t('kiosk.slip.last')}
    </button>
  );
}
