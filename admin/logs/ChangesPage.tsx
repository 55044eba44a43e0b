import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import LinearProgress from '@mui/material/LinearProgress';
import { ListBase, type RaRecord, useListContext, useTranslate } from 'react-admin';
import type { ChangeLog } from '#generated/shapes.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { retryUnreached } from '../data/away.ts';
import { useTelling, useToldChanges } from '../history/use-told-changes.ts';
import { FilterBar } from '../list/FilterBar.tsx';
import { ListActions } from '../list/ListActions.tsx';
import { ListEmpty } from '../list/ListEmpty.tsx';
import { ListPages } from '../list/ListPages.tsx';
import { ChangeRow } from './ChangeRow.tsx';
import { changesCsv } from './changes-csv.ts';
import { KindFilter } from './KindFilter.tsx';

/** Who changed what, field by field, in the words of the forms; newest first. */
export function ChangesPage({ resource }: { resource: string }) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const tell = useTelling();
  const csv = async (entries: RaRecord[]) =>
    changesCsv(await tell(entries as unknown as ChangeLog[]), translate, calendar);
  return (
    <ListBase
      resource={resource}
      sort={{ field: 'createdAt', order: 'DESC' }}
      perPage={10}
      storeKey={resource}
      queryOptions={{ retry: retryUnreached, onError: () => undefined }}
    >
      <Card>
        <Box sx={{ display: 'flex', gap: 1, p: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
          <FilterBar />
          <KindFilter />
          <Box sx={{ flex: 1 }} />
          <ListActions csv={csv} />
        </Box>
        <Rows />
        <ListPages />
      </Card>
    </ListBase>
  );
}

function Rows() {
  const translate = useTranslate();
  const { data, isPending, isFetching, error } = useListContext<RaRecord>();
  const told = useToldChanges(data as unknown as ChangeLog[] | undefined);
  if (error) return <Box sx={{ p: 3, color: 'error.main' }}>{error.message}</Box>;
  if (!isPending && data?.length === 0) return <ListEmpty />;
  return (
    <>
      <Box sx={{ height: 3 }}>
        {isFetching && <LinearProgress aria-label={translate('ra.page.loading')} sx={{ height: 3 }} />}
      </Box>
      <Box
        component="ul"
        aria-label={translate('entities.ChangeLog')}
        aria-busy={isFetching}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {told?.map((entry) => (
          <ChangeRow key={entry.gid} entry={entry} />
        ))}
      </Box>
    </>
  );
}
