import MoreIcon from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import {
  type RaRecord,
  useCreatePath,
  useDataProvider,
  useListContext,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { wallClock } from '../calendar/calendar.ts';
import { serverNow } from '../calendar/server-clock.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import type { AdminDataProvider } from '../data/data-provider.ts';
import { positionSort } from '../data/dialect.ts';
import { saveAs } from '../data/save-as.ts';
import { Confirm } from '../layout/Confirm.tsx';
import { DropMenu } from '../layout/DropMenu.tsx';
import type { FileKind } from '../spreadsheet/rows/workbench.ts';
import { spreadsheetSegment, takesSpreadsheets } from '../spreadsheet/spreadsheet-address.ts';
import { usePlace } from '../spreadsheet/use-place.ts';
import { useSaving } from '../spreadsheet/use-saving.ts';
import { CreateButton } from './CreateButton.tsx';
import { useDescribed } from './use-described.ts';

/**
 * What one can do with a whole list: make a record, switch all on or off, return to the stored order, take in and hand
 * out as a spreadsheet. `csv` makes the file of a list that has another one than its columns.
 */
export function ListActions({ csv }: { csv?: (records: RaRecord[]) => Promise<string> }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const createPath = useCreatePath();
  const calendar = useCalendar();
  const { path, resource } = useDescribed();
  const place = usePlace(path);
  const { filterValues, sort, setSort, total = 0 } = useListContext();
  const run = async (work: () => Promise<void>) => {
    await work().catch((error: Error) => notify(error.message, { type: 'error' }));
  };
  const [asking, setAsking] = useState(false);
  const switchAll = (verb: 'enableAll' | 'disableAll') => () =>
    run(async () => {
      const { data } = await dataProvider[verb](path);
      notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: data.count } });
      refresh();
    });
  const [saving, save] = useSaving();
  const download = (kind: FileKind) => () =>
    save(({ downloadRecords }) => downloadRecords(place, kind, { filter: filterValues, sort }));
  const downloadOwn = () =>
    save(async () => {
      const { data } = await dataProvider.getAll(path, { filter: filterValues, sort });
      const { day } = wallClock(serverNow(), calendar);
      saveAs(`${translate(resource.labelKey)}_${day}.csv`, 'text/csv;charset=utf-8', (await csv?.(data)) ?? '');
    });
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {(total > 0 || Object.keys(filterValues ?? {}).length > 0) && <CreateButton />}
      <DropMenu
        opener={(props) => (
          <IconButton {...props} aria-label={translate('admin.list.more')} aria-busy={saving}>
            {saving ? <CircularProgress size={24} aria-label={translate('ra.page.loading')} /> : <MoreIcon />}
          </IconButton>
        )}
      >
        {resource.positioned && sort.field !== positionSort && (
          <MenuItem onClick={() => setSort({ field: positionSort, order: 'ASC' })}>
            {translate('admin.list.storedOrder')}
          </MenuItem>
        )}
        {resource.operations.enableAll && (
          <MenuItem onClick={switchAll('enableAll')}>{translate('admin.list.enableAll')}</MenuItem>
        )}
        {resource.operations.disableAll && (
          <MenuItem onClick={() => setAsking(true)}>{translate('admin.list.disableAll')}</MenuItem>
        )}
        {takesSpreadsheets(resource) && (
          <MenuItem component={RouterLink} to={`${createPath({ resource: path, type: 'list' })}/${spreadsheetSegment}`}>
            {translate('admin.list.import')}
          </MenuItem>
        )}
        {!csv && (
          <MenuItem disabled={total === 0 || saving} onClick={download('xlsx')}>
            {translate('admin.list.exportXlsx')}
          </MenuItem>
        )}
        <MenuItem disabled={total === 0 || saving} onClick={csv ? downloadOwn : download('csv')}>
          {translate('admin.list.export')}
        </MenuItem>
      </DropMenu>
      <Confirm
        open={asking}
        title={translate('admin.list.disableAll')}
        text={translate('admin.list.disableAllText', { smart_count: total })}
        action={translate('admin.list.disableAll')}
        onConfirm={switchAll('disableAll')}
        onClose={() => setAsking(false)}
      />
    </Box>
  );
}
