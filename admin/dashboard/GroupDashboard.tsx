import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { PanelGroupUsage } from '#generated/shapes.ts';
import { BarFigure } from '../figures/BarFigure.tsx';
import { durationText } from '../figures/duration-text.ts';
import { Tiles } from '../figures/Tiles.tsx';
import { http } from '../session.ts';
import { besideEachOther } from './DashboardPage.tsx';
import { DaysFigure } from './DaysFigure.tsx';
import { ReportButton } from './ReportButton.tsx';
import type { Range } from './range.ts';
import { barsOf, seriesOf } from './series.ts';
import { UsageDashboard } from './UsageDashboard.tsx';

const keep = { keepFailure: true };
const read = (range: Range) => http.call('getPanelGroupUsage', { query: range }, keep);

/** /admin/group/:orgId/dashboard: what the panel groups did in a range of days. */
export function GroupDashboard() {
  return <UsageDashboard option="enablePanelGroupUsageDashboardOption" read={read} figures={GroupFigures} />;
}

function GroupFigures({ usage: { groups, days }, range }: { usage: PanelGroupUsage; range: Range }) {
  const translate = useTranslate();
  const sum = (name: 'issued' | 'called' | 'completed' | 'passed') =>
    String(groups.reduce((total, group) => total + group[name], 0));
  return (
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
        <DaysFigure days={days} counted={['completed', 'passed']} />
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
  );
}
