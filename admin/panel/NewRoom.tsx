import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useRef, useState } from 'react';
import { type RaRecord, useDataProvider, useNotify, useTranslate } from 'react-admin';
import { panelTypes } from '#generated/panel-types.ts';
import { resourcePath } from '../data/resource-path.ts';
import { Confirm } from '../layout/Confirm.tsx';
import type { NewChoiceProps } from '../overrides/override.ts';

/** The panel of a room or counter that does not exist yet: what is needed to call from it. The rest is set on its page. */
export function NewRoom({ name, where, onMade, onClose }: NewChoiceProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const serving = panelTypes.filter(
    (type) => type.serves && Object.entries(where).every(([word, value]) => type[word as keyof typeof type] === value),
  );
  const [panelType, setPanelType] = useState(serving[0]?.name ?? '');
  const [values, setValues] = useState<Record<string, string>>({ name, counterName: name });
  // Stays open until it is made: a name that is taken is changed here.
  const making = useRef(false);
  const make = async () => {
    if (making.current) return;
    making.current = true;
    const filled = Object.entries(values).filter(([, text]) => text.trim() !== '');
    const data = Object.fromEntries(filled.map(([field, text]) => [field, text.trim()]));
    try {
      const made = await dataProvider.create<RaRecord>(resourcePath('panel'), { data, meta: { path: { panelType } } });
      onMade({ gid: String(made.data.id), name: String(made.data.name) });
      onClose();
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    }
    making.current = false;
  };
  return (
    <Confirm
      open
      danger={false}
      title={translate('admin.panel.newRoom')}
      action={translate('ra.action.create')}
      disabled={!values.name?.trim()}
      onConfirm={make}
      onClose={() => making.current || onClose()}
      text={
        <>
          <TextField
            select
            fullWidth
            label={translate('fields.Panel.type')}
            value={panelType}
            onChange={({ target }) => setPanelType(target.value)}
            sx={{ mt: 1 }}
          >
            {serving.map((type) => (
              <MenuItem key={type.name} value={type.name}>
                {translate(`panelTypes.${type.name}`)}
              </MenuItem>
            ))}
          </TextField>
          {['name', 'counterName', 'roomCode', 'departmentName'].map((field) => (
            <TextField
              key={field}
              fullWidth
              label={translate(`fields.Panel.${field}`)}
              value={values[field] ?? ''}
              onChange={({ target }) => setValues((before) => ({ ...before, [field]: target.value }))}
              sx={{ mt: 2 }}
            />
          ))}
        </>
      }
    />
  );
}
