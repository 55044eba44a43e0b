import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { AppointmentUsage } from '#generated/shapes.ts';
import { BarFigure } from '../figures/BarFigure.tsx';
import { Tiles } from '../figures/Tiles.tsx';
import { http } from '../session.ts';
import { besideEachOther } from './DashboardPage.tsx';
import { DaysFigure } from './DaysFigure.tsx';
import { ReportButton } from './ReportButton.tsx';
import type { Range } from './range.ts';
import { barsOf, seriesOf } from './series.ts';
import { UsageDashboard } from './UsageDashboard.tsx';

const keep = { keepFailure: true };
const read = (range: Range) => http.call('getAppointmentUsage', { query: range }, keep);
const outcomes = ['completed', 'passed', 'notArrived', 'canceled'] as const;

/** /admin/appointment/:orgId/dashboard: what became of the appointments of a range of days. */
export function AppointmentDashboard() {
  return <UsageDashboard option="enableAppointmentUsageDashboardOption" read={read} figures={AppointmentFigures} />;
}

function AppointmentFigures({ usage: { total, days, departments }, range }: { usage: AppointmentUsage; range: Range }) {
  const translate = useTranslate();
  return (
    <>
      <Tiles
        label={translate('admin.dashboard.total')}
        tiles={(['appointments', 'checkedIn', 'completed', 'passed', 'notArrived', 'canceled'] as const).map(
          (name) => ({
            label: translate(`fields.AppointmentFigures.${name}`),
            value: String(total[name]),
          }),
        )}
      />
      <Box sx={besideEachOther}>
        <DaysFigure days={days} counted={outcomes} />
        <BarFigure
          named
          title={translate('admin.dashboard.byDepartment')}
          of={translate('fields.AppointmentFigures.department')}
          series={seriesOf(outcomes, translate)}
          bars={barsOf(
            departments,
            ({ department = '', doctor }) => (doctor ? `${department} ${doctor}` : department),
            outcomes,
          )}
        />
      </Box>
      <ReportButton
        label={translate('values.ReportType.appointmentUsage')}
        start={() => http.call('exportAppointmentUsageReport', { body: range }, keep)}
      />
    </>
  );
}
