import { type ComponentType, useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { limits } from '#generated/limits.ts';
import { Failed } from '../layout/Failed.tsx';
import { Waiting } from '../layout/Waiting.tsx';
import { DashboardPage } from './DashboardPage.tsx';
import { RangePicker } from './RangePicker.tsx';
import type { Range } from './range.ts';
import { type DashboardOption, Switched } from './Switched.tsx';
import { useFigures } from './use-figures.ts';
import { useRange } from './use-range.ts';

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
  const { today, range, choose } = useRange();
  const { from, to } = range;
  const usage = useFigures(useCallback(() => read({ from, to }), [read, from, to]));
  return (
    <DashboardPage
      title={translate(`admin.dashboard.menu.${option}`)}
      above={<RangePicker today={today} range={range} mostDays={limits.reportDays} onChange={choose} />}
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
