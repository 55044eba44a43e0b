import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { writtenDay } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { BarFigure } from '../figures/BarFigure.tsx';
import { durationText } from '../figures/duration-text.ts';
import { Tiles } from '../figures/Tiles.tsx';
import { Failed } from '../layout/Failed.tsx';
import { http } from '../session.ts';
import { besideEachOther, DashboardPage } from './DashboardPage.tsx';
import { ReportButton } from './ReportButton.tsx';
import type { Range } from './range.ts';
import { Switched } from './Switched.tsx';
import { barsOf, seriesOf } from './series.ts';
import { useUsage } from './use-usage.tsx';

const keep = { keepFailure: true };
const read = (range: Range) => http.call('getPanelGroupUsage', { query: range }, keep);

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
  const { answer, range, picker } = useUsage(read);
  const { groups = [], days = [] } = answer && !(answer instanceof Error) ? answer : {};
  const sum = (name: 'issued' | 'called' | 'completed' | 'passed') =>
    String(groups.reduce((total, group) => total + group[name], 0));
  return (
    <DashboardPage title={translate('admin.dashboard.menu.enablePanelGroupUsageDashboardOption')} above={picker}>
      {answer instanceof Error ? (
        <Failed failure={answer} />
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
              named
              title={translate('admin.dashboard.byGroup')}
              of={translate('fields.PanelGroupFigures.groupName')}
              series={seriesOf(['completed', 'passed'], translate)}
              bars={barsOf(groups, ({ groupName }) => groupName, ['completed', 'passed'])}
            />
            <BarFigure
              title={translate('admin.dashboard.perDay')}
              of={translate('fields.DayFigures.date')}
              series={seriesOf(['completed', 'passed'], translate)}
              bars={barsOf(days, ({ date }) => writtenDay(date, calendar), ['completed', 'passed'])}
            />
          </Box>
          <Tiles
            label={translate('admin.dashboard.averageWait')}
            tiles={groups.map(({ groupName, averageWaitSeconds, averageServiceSeconds }) => ({
              label: groupName,
              value: durationText(averageWaitSeconds, translate),
              notes: [
                translate('admin.dashboard.averageWait'),
                `${translate('admin.dashboard.averageService')} ${durationText(averageServiceSeconds, translate)}`,
              ],
            }))}
          />
          <ReportButton
            label={translate('values.ReportType.panelGroupUsage')}
            start={() => http.call('exportPanelGroupUsageReport', { body: range }, keep)}
          />
        </>
      )}
    </DashboardPage>
  );
}
