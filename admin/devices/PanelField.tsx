import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { loadChoices, type RecordChoice } from '../data/choices.ts';
import type { AdminDataProvider } from '../data/data-provider.ts';

interface PanelFieldProps {
  /** gid of the panel that is chosen; empty for none. */
  value: string;
  onChange(panelGid: string): void;
  fault?: string | undefined;
}

/** The panel that a device works at, found by its name. */
export function PanelField({ value, onChange, fault }: PanelFieldProps) {
  const translate = useTranslate();
  const dataProvider = useDataProvider<AdminDataProvider>();
  const [panels, setPanels] = useState<RecordChoice[]>();
  useEffect(() => {
    loadChoices(dataProvider, { family: 'panel' }, undefined).then(setPanels, () => setPanels([]));
  }, [dataProvider]);
  return (
    <Autocomplete
      options={panels ?? []}
      loading={!panels}
      disabled={!panels}
      value={panels?.find(({ gid }) => gid === value) ?? null}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ gid }) => gid}
      isOptionEqualToValue={(one, other) => one.gid === other.gid}
      noOptionsText={translate('admin.form.noChoices')}
      loadingText={translate('ra.message.loading')}
      clearText={translate('ra.action.clear_input_value')}
      openText={translate('ra.action.open')}
      closeText={translate('ra.action.close')}
      onChange={(_, chosen) => onChange(chosen?.gid ?? '')}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('admin.devices.panel')}
          error={fault !== undefined}
          helperText={fault}
        />
      )}
    />
  );
}
