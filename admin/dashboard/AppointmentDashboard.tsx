import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { writtenDay } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { BarFigure } from '../figures/BarFigure.tsx';
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
const read = (range: Range) => http.call('getAppointmentUsage', { query: range }, keep);
const outcomes = ['completed', 'passed', 'notArrived', 'canceled'] as const;

/** /admin/appointment/:orgId/dashboard: what became of the appointments of a range of days. */
export function AppointmentDashboard() {
  return (
    <Switched by="enableAppointmentUsageDashboardOption">
      <Figures />
    </Switched>
  );
}

function Figures() {
  const translate = useTranslate();
  const calendar = useCalendar();
  const { answer, range, picker } = useUsage(read);
  const { total, days = [], departments = [] } = answer && !(answer instanceof Error) ? answer : {};
  return (
    <DashboardPage title={translate('admin.dashboard.menu.enableAppointmentUsageDashboardOption')} above={picker}>
      {answer instanceof Error ? (
        <Failed failure={answer} />
      ) : (
        <>
          <Tiles
            label={translate('admin.dashboard.total')}
            tiles={(['appointments', 'checkedIn', 'completed', 'passed', 'notArrived', 'canceled'] as const).map(
              (name) => ({
                label: translate(`fields.AppointmentFigures.${name}`),
                value: String(total?.[name] ?? 0),
              }),
            )}
          />
          <Box sx={besideEachOther}>
            <BarFigure
              title={translate('admin.dashboard.perDay')}
              of={translate('fields.AppointmentFigures.date')}
              series={seriesOf(outcomes, translate)}
              bars={barsOf(days, ({ date = '' }) => writtenDay(date, calendar), outcomes)}
            />
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
      )}
    </DashboardPage>
  );
}
