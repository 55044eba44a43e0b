import type { Translator } from '#client/language/translator.ts';
import { timeOfDay } from '#client/text/time-of-day.ts';
import type { DeskNews, QueueState } from '#generated/shapes.ts';
import { minutesBetween } from './as-text.ts';
import { waitsSince } from './waits-since.ts';

interface ListSummaryProps {
  t: Translator;
  state: QueueState;
  news: DeskNews | undefined;
  now: number;
}

/** How many wait, how long the longest of those shown has waited, how long one takes and when all are likely done. */
export function ListSummary({ t, state, news = { otherDesks: 0 }, now }: ListSummaryProps) {
  const waits = state.waiting
    .map(waitsSince)
    .filter((since) => since !== undefined)
    .map((since) => minutesBetween(since, now));
  const { averageMinutes, expectedEndAt } = news;
  return (
    <p className="desk-summary muted">
      <span>{t('controller.list.waitingCount', { count: state.counts.waiting })}</span>
      {waits.length > 0 && <span>{t('controller.list.longestWait', { count: Math.max(...waits) })}</span>}
      {averageMinutes !== undefined && <span>{t('controller.list.average', { count: averageMinutes })}</span>}
      {expectedEndAt !== undefined && (
        <span>{t('controller.list.expectedEnd', { time: timeOfDay(expectedEndAt, state.timeZoneOffsetMinutes) })}</span>
      )}
      {state.issuingPaused && <span className="desk-issuing">{t('controller.desk.issuingPaused')}</span>}
      <span>{t('controller.list.completedCount', { count: state.counts.completed })}</span>
    </p>
  );
}
