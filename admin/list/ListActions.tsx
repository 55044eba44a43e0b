import MoreIcon from '@mui/icons-material/MoreVert';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useDataProvider, useListContext, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useCalendar } from '../calendar/use-calendar.ts';
import type { AdminDataProvider } from '../data/data-provider.ts';
import { positionSort } from '../data/dialect.ts';
import { Confirm } from '../layout/Confirm.tsx';
import { CreateButton } from './CreateButton.tsx';
import { listCsv, saveCsv } from './csv.ts';
import { useDescribed } from './use-described.ts';

/** What one can do with a whole list: make a record, switch all on or off, return to the stored order, export. */
export function ListActions() {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const calendar = useCalendar();
  const { path, resource } = useDescribed();
  const { filterValues, sort, setSort, total = 0 } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const run = async (work: () => Promise<void>) => {
    setAnchor(undefined);
    await work().catch((error: Error) => notify(error.message, { type: 'error' }));
  };
  const [asking, setAsking] = useState(false);
  const switchAll = (verb: 'enableAll' | 'disableAll') => () =>
    run(async () => {
      const { data } = await dataProvider[verb](path);
      notify('ra.notification.updated', { type: 'success', messageArgs: { smart_count: data.count } });
      refresh();
    });
  const exportAll = () =>
    run(async () => {
      const { data } = await dataProvider.getAll(path, { filter: filterValues, sort });
      saveCsv(listCsv(resource, data, translate, calendar), translate(resource.labelKey));
    });
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      {(total > 0 || Object.keys(filterValues ?? {}).length > 0) && <CreateButton />}
      <IconButton
        aria-haspopup="menu"
        aria-label={translate('admin.list.more')}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(undefined)}>
        {resource.positioned && sort.field !== positionSort && (
          <MenuItem
            onClick={() => {
              setAnchor(undefined);
              setSort({ field: positionSort, order: 'ASC' });
            }}
          >
            {translate('admin.list.storedOrder')}
          </MenuItem>
        )}
        {resource.operations.enableAll && (
          <MenuItem onClick={switchAll('enableAll')}>{translate('admin.list.enableAll')}</MenuItem>
        )}
        {resource.operations.disableAll && (
          <MenuItem
            onClick={() => {
              setAnchor(undefined);
              setAsking(true);
            }}
          >
            {translate('admin.list.disableAll')}
          </MenuItem>
        )}
        <MenuItem disabled={total === 0} onClick={exportAll}>
          {translate('admin.list.export')}
        </MenuItem>
      </Menu>
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
