import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { dayText, wallClock } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { useAnswer } from '../data/use-answer.ts';
import { BarFigure } from '../figures/BarFigure.tsx';
import { durationText } from '../figures/duration-text.ts';
import { Tiles } from '../figures/Tiles.tsx';
import { Failed } from '../layout/Failed.tsx';
import { http } from '../session.ts';
import { besideEachOther, DashboardPage } from './DashboardPage.tsx';
import { RangePicker } from './RangePicker.tsx';
import { ReportButton } from './ReportButton.tsx';
import { daysBefore, type Range } from './range.ts';
import { Switched } from './Switched.tsx';
import { barsOf, seriesOf } from './series.ts';

const keep = { keepFailure: true };

/** /admin/group/:orgId/dashboard: what the panel groups did in a range of days. */
export function GroupDashboard() {
  return (
    <Switched by="enablePanelGroupUsageDashboardOption">
      <Figures />
    </Switched>
  );
}

function Figures() {
  const translate = useTranslate();
  const calendar = useCalendar();
  const today = wallClock(Date.now(), calendar).day;
  const [range, setRange] = useState<Range>({ from: daysBefore(today, 6), to: today });
  const { from, to } = range;
  const read = useCallback(() => http.call('getPanelGroupUsage', { query: { from, to } }, keep), [from, to]);
  const answer = useAnswer(read);
  const { groups = [], days = [] } = answer && answer !== 'failed' ? answer : {};
  const sum = (name: 'issued' | 'called' | 'completed' | 'passed') =>
    String(groups.reduce((total, group) => total + group[name], 0));
  return (
    <DashboardPage
      title={translate('admin.dashboard.menu.enablePanelGroupUsageDashboardOption')}
      above={<RangePicker today={today} range={range} onChange={setRange} />}
    >
      {answer === 'failed' ? (
        <Failed />
      ) : (
        <>
          <Tiles
            label={translate('admin.dashboard.total')}
            tiles={(['issued', 'called', 'completed', 'passed'] as const).map((name) => ({
              label: translate(`admin.dashboard.${name}`),
              value: sum(name),
            }))}
          />
          <Box sx={besideEachOther}>
            <BarFigure
              title={translate('admin.dashboard.byGroup')}
              of={translate('fields.PanelGroupFigures.groupName')}
              series={seriesOf(['completed', 'passed'], translate)}
              bars={barsOf(groups, ({ groupName }) => groupName, ['completed', 'passed'])}
            />
            <BarFigure
              title={translate('admin.dashboard.perDay')}
              of={translate('fields.DayFigures.date')}
              series={seriesOf(['completed', 'passed'], translate)}
              bars={barsOf(days, ({ date }) => dayText(date, calendar.format), ['completed', 'passed'])}
            />
          </Box>
          <Tiles
            label={translate('admin.dashboard.averageWait')}
            tiles={groups.map(({ groupName, averageWaitSeconds, averageServiceSeconds }) => ({
              label: `${groupName} · ${translate('admin.dashboard.averageWait')}`,
              value: durationText(averageWaitSeconds, translate),
              note: `${translate('admin.dashboard.averageService')} ${durationText(averageServiceSeconds, translate)}`,
            }))}
          />
          <ReportButton
            label={translate('values.ReportType.panelGroupUsage')}
            start={() => http.call('exportPanelGroupUsageReport', { body: { from, to } }, keep)}
          />
        </>
      )}
    </DashboardPage>
  );
}
