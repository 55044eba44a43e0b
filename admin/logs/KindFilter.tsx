import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useListContext, useTranslate } from 'react-admin';
import { asCounted } from '#client/text/as-counted.ts';
import { resources } from '#generated/resources.ts';
import { kindText } from '../history/kind-text.ts';
import { otherKinds } from '../history/other-kinds.ts';

/** Kinds of records that somebody can change. */
const kinds = [
  ...Object.values(resources)
    .filter(({ operations }) => operations.update)
    .map(({ name }): string => name),
  ...otherKinds,
];

/** Narrows the log of changes to one kind of record. */
export function KindFilter() {
  const translate = useTranslate();
  const { filterValues = {}, setFilters } = useListContext();
  const { family, ...others } = filterValues as Record<string, unknown>;
  const named = kinds
    .map((kind) => ({ kind, label: kindText(kind, translate) }))
    .sort((one, other) => asCounted(one.label, other.label));
  return (
    <TextField
      select
      size="small"
      label={translate('fields.ChangeLog.family')}
      value={family ?? ''}
      onChange={({ target }) => setFilters(target.value ? { ...others, family: target.value } : others)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
      fullWidth={false}
      sx={{ width: 180 }}
    >
      <MenuItem value="">{translate('admin.list.any')}</MenuItem>
      {named.map(({ kind, label }) => (
        <MenuItem key={kind} value={kind}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
