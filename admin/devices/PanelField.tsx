import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { failureText } from '../data/failure-text.ts';
import { useChoices } from '../form/widgets/use-choices.ts';

interface PanelFieldProps {
  /** gid of the panel that is chosen; empty for none. */
  value: string;
  onChange(panelGid: string): void;
  fault?: string | undefined;
}

/** The panel that a device works at, found by its name. */
export function PanelField({ value, onChange, fault }: PanelFieldProps) {
  const translate = useTranslate();
  const choices = useChoices({ family: 'panel' });
  const panels = Array.isArray(choices) ? choices : undefined;
  const failure = choices instanceof Error ? failureText(choices, translate) : undefined;
  return (
    <Autocomplete
      options={panels ?? []}
      loading={choices === undefined}
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
          helperText={fault ?? failure}
        />
      )}
    />
  );
}
