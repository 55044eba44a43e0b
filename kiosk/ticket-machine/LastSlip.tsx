import { useEffect, useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import type { Flow } from '../flow/flow.ts';
import { serverNow } from '../screen/server-clock.ts';
import { slipsOfToday } from './slips-of-today.ts';

/** So long whoever took a number may still stand here, and stands in need of another slip. */
const offeredMs = 2 * 60_000;

interface LastSlipProps {
  t: Translator;
  flow: Flow;
  /** Given where staff have it back until the day ends: the offset of a clock on which it ends at midnight. */
  dayOffsetMinutes?: number;
}

/** Brings back the slip that was given last: the printer was out of paper, or somebody went on too soon. */
export function LastSlip({ t, flow, dayOffsetMinutes }: LastSlipProps) {
  const offered = () =>
    dayOffsetMinutes === undefined
      ? flow.lastSlips(offeredMs)
      : slipsOfToday(flow.lastSlips(Number.POSITIVE_INFINITY), dayOffsetMinutes, serverNow());
  const [slips, setSlips] = useState(offered);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is offered goes by these two and the time
  useEffect(() => {
    const timer = setInterval(() => setSlips(offered()), 1_000);
    return () => clearInterval(timer);
  }, [flow, dayOffsetMinutes]);
  const [only] = slips;
  if (!only) return null;
  const show = () => flow.go(slips.length === 1 ? { at: 'slip', slip: only } : { at: 'slips', slips });
  return (
    <button type="button" className="tool" data-spoken="" onClick={show}>
      <span aria-hidden="true">↺</span> {t('kiosk.slip.last')}
    </button>
  );
}
