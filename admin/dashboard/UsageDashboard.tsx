import { type ComponentType, useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#generated/limits.ts';
import { wallClock } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { useAnswer } from '../data/use-answer.ts';
import { Failed } from '../layout/Failed.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { DashboardPage } from './DashboardPage.tsx';
import { RangePicker } from './RangePicker.tsx';
import { daysBefore, type Range } from './range.ts';
import { type DashboardOption, Switched } from './Switched.tsx';

interface UsageDashboardProps<Usage> {
  /** What the organisation switches it on by, and what its page is called after. */
  option: DashboardOption;
  /** A stable function. */
  read(range: Range): Promise<Usage>;
  figures: ComponentType<{ usage: Usage; range: Range }>;
}

/** The use of something in a range of days, the last seven at first. */
export function UsageDashboard<Usage>(props: UsageDashboardProps<Usage>) {
  return (
    <Switched by={props.option}>
      <UsageOfDays {...props} />
    </Switched>
  );
}

function UsageOfDays<Usage>({ option, read, figures: Figures }: UsageDashboardProps<Usage>) {
  const translate = useTranslate();
  const { day: today } = wallClock(Date.now(), useCalendar());
  const [range, setRange] = useState<Range>({ from: daysBefore(today, 6), to: today });
  const { from, to } = range;
  const usage = useAnswer(useCallback(() => read({ from, to }), [read, from, to]));
  return (
    <DashboardPage
      title={translate(`admin.dashboard.menu.${option}`)}
      above={<RangePicker today={today} range={range} mostDays={limits.reportDays} onChange={setRange} />}
    >
      {usage instanceof Error ? (
        <Failed failure={usage} />
      ) : usage ? (
        <Figures usage={usage} range={range} />
      ) : (
        <Waiting />
      )}
    </DashboardPage>
  );
}
