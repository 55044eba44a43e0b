import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { limits } from '#generated/limits.ts';
import { useToday } from '../calendar/use-today.ts';
import { useFresh } from '../data/use-fresh.ts';
import { BarFigure } from '../figures/BarFigure.tsx';
import { Coming } from '../layout/Coming.tsx';
import { http } from '../session.ts';
import { CounterTable } from './CounterTable.tsx';
import { besideEachOther, DashboardPage } from './DashboardPage.tsx';
import { MonthFigures } from './MonthFigures.tsx';
import { StaffFigures } from './StaffFigures.tsx';
import { Switched } from './Switched.tsx';
import { barsOf, seriesOf } from './series.ts';
import { TodayTiles } from './TodayTiles.tsx';

const keep = { keepFailure: true };
const readToday = async () => {
  const [people, waiting, queues, counters, hours] = await Promise.all([
    http.call('getTotalOfPeople', {}, keep),
    http.call('getTotalOfWaitingPeople', {}, keep),
    http.call('listGroupWaitingInfo', {}, keep),
    http.call('listCounterServiceInfo', {}, keep),
    http.call('listHourlyFigures', {}, keep),
  ]);
  return { people, waiting, queues: queues.data, counters: counters.data, hours: hours.data };
};

/** /admin/:orgId/dashboard: the cashiers' and registration counters' day as it goes, their month and their staff. */
export function CashierDashboard() {
  return (
    <Switched by="enablePtchCashierRegistrationDashboardOption">
      <Figures />
    </Switched>
  );
}

function Figures() {
  const translate = useTranslate();
  const [live, , failure] = useFresh(readToday, limits.lobbyRefreshSeconds * 1000);
  const today = useToday();
  return (
    <DashboardPage title={translate('admin.dashboard.menu.enablePtchCashierRegistrationDashboardOption')}>
      {live ? (
        <>
          <TodayTiles people={live.people} waiting={live.waiting} counters={live.counters} />
          <Box sx={besideEachOther}>
            <BarFigure
              title={translate('admin.dashboard.perHour')}
              of={translate('fields.PeriodFigures.hour')}
              series={seriesOf(['completed', 'passed'], translate)}
              bars={barsOf(live.hours, ({ hour }) => `${hour}:00`, ['completed', 'passed'])}
            />
            <BarFigure
              named
              title={translate('admin.dashboard.waitingByQueue')}
              of={translate('admin.dashboard.queue')}
              series={seriesOf(['waiting'], translate)}
              bars={barsOf(live.queues, ({ name }) => name, ['waiting'])}
            />
          </Box>
          <CounterTable counters={live.counters} />
        </>
      ) : (
        <Coming failure={failure} />
      )}
      <MonthFigures thisMonth={today.slice(0, 7)} />
      <StaffFigures today={today} />
    </DashboardPage>
  );
}
