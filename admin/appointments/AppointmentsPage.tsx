import AddIcon from '@mui/icons-material/Add';
import UploadIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { Allowed } from '../account/Allowed.tsx';
import { DayBar } from '../calendar/DayBar.tsx';
import { readResourcePath } from '../data/resource-path.ts';
import { Coming } from '../layout/Coming.tsx';
import { Failed } from '../layout/Failed.tsx';
import { Page } from '../layout/Page.tsx';
import { spreadsheetSegment } from '../spreadsheet/spreadsheet-address.ts';
import { AppointmentRows } from './AppointmentRows.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import { DayPages } from './DayPages.tsx';
import { type DayQuery, readDayQuery, writeDayQuery } from './day-query.ts';
import { ListTabs } from './ListTabs.tsx';
import { Narrowing } from './Narrowing.tsx';
import { StateTiles } from './StateTiles.tsx';
import { useAppointmentActions } from './use-appointment-actions.tsx';
import { useAppointments } from './use-appointments.ts';

/** The appointments and walk-ins of a day, today first: counted, narrowed, searched, and what can be done with them. */
export function AppointmentsPage({ resource }: { resource: string }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const [address, setAddress] = useSearchParams();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const query = readDayQuery(address);
  const [found, waits, refresh, failure] = useAppointments(query, search);
  // What was chosen on another list stays behind with it.
  const shown = found?.asked;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list, another choice
  useEffect(() => setChosen([]), [shown]);
  const toggle = (gid: string) =>
    setChosen((before) => (before.includes(gid) ? before.filter((one) => one !== gid) : [...before, gid]));
  const set = (change: DayQuery) => setAddress(writeDayQuery({ ...query, page: undefined, ...change }));
  const view = (change: Pick<DayQuery, 'state' | 'list' | 'tag'>) =>
    set({ state: undefined, list: undefined, tag: undefined, ...change });
  const rows = found?.rows ?? [];
  const [ask, dialogs] = useAppointmentActions(refresh, refresh, (done) =>
    setChosen((before) => before.filter((gid) => !done.includes(gid))),
  );
  return (
    <Page title={translate(readResourcePath(resource).resource.titleKey, { smart_count: 2 })}>
      {!found ? (
        <Coming failure={failure} />
      ) : (
        <>
          <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
            <DayBar
              label={translate('fields.Appointment.inspectionDay')}
              day={found.day.inspectionDay}
              today={found.day.today}
              onChange={(day) => set({ day })}
            />
            <Box sx={{ flex: 1 }} />
            <Allowed to="bulkCreateAppointment">
              <Button
                variant="outlined"
                startIcon={<UploadIcon />}
                component={RouterLink}
                to={`${createPath({ resource, type: 'list' })}/${spreadsheetSegment}`}
              >
                {translate('admin.list.import')}
              </Button>
            </Allowed>
            <Allowed to="createAppointment">
              <Button
                variant="contained"
                startIcon={<AddIcon />}
                component={RouterLink}
                to={createPath({ resource, type: 'create' })}
              >
                {translate('admin.appointments.add')}
              </Button>
            </Allowed>
          </Box>
          <StateTiles day={found.day} chosen={query.state} onChoose={(state) => view({ state })} />
          <Card>
            <ListTabs day={found.day} query={query} onChoose={view} />
            <Narrowing day={found.day} query={query} search={search} onChange={set} onSearch={setSearch} />
            <ChosenBar
              appointments={rows.flatMap(({ appointment }) =>
                appointment && chosen.includes(appointment.gid) ? [appointment] : [],
              )}
              today={found.day.today}
              onClear={() => setChosen([])}
              ask={ask}
            />
            <Box sx={{ height: 3 }}>
              {waits && !failure && <LinearProgress aria-label={translate('ra.page.loading')} sx={{ height: 3 }} />}
            </Box>
            {waits && failure && <Failed failure={failure} />}
            <AppointmentRows
              resource={resource}
              rows={rows}
              today={found.day.today}
              query={query}
              chosen={chosen}
              onChoose={setChosen}
              onToggle={toggle}
              onSort={(sort, order) => set({ sort, order })}
              ask={ask}
            />
            <DayPages list={found} onPage={(page) => set({ page })} onLimit={(limit) => set({ limit })} />
          </Card>
          {dialogs}
        </>
      )}
    </Page>
  );
}
