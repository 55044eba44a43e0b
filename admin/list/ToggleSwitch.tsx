import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { type RaRecord, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { AdminDataProvider } from '../data/data-provider.ts';
import { labelled } from '../i18n/labelled.ts';
import { useDescribed } from './use-described.ts';

/** Switches a record on or off in its row. */
export function ToggleSwitch({ record, name }: { record: RaRecord; name: string }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const { path, resource } = useDescribed();
  const [wanted, setWanted] = useState<boolean>();
  const on = wanted ?? record[resource.enabledKey ?? ''] === true;
  const toggle = async (enabled: boolean) => {
    setWanted(enabled);
    try {
      await dataProvider.toggle(path, { record, enabled });
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    setWanted(undefined);
    refresh();
  };
  return (
    <Switch
      size="small"
      checked={on}
      disabled={wanted !== undefined}
      onChange={(_, enabled) => toggle(enabled)}
      slotProps={{
        input: {
          'aria-label': labelled(translate, translate(`fields.${resource.entity}.${resource.enabledKey}`), name),
        },
      }}
    />
  );
}
