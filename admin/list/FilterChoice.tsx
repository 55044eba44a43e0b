import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { ResourceField } from '#generated/resources.ts';
import { useChoices } from '../form/widgets/use-choices.ts';
import { columnText } from './column-text.ts';

/** The choice of one filter: a value of its enumeration, yes or no, or a record of another family. */
export function FilterChoice(props: { filter: ResourceField; value: unknown; onChange(value: unknown): void }) {
  const { filter, value, onChange } = props;
  const translate = useTranslate();
  const found = useChoices(filter.type === 'reference' && filter.reference ? { family: filter.reference } : undefined);
  const records = Array.isArray(found) ? found : [];
  const options: { value: unknown; label: string }[] =
    filter.type === 'reference'
      ? records.map(({ gid, name }) => ({ value: gid, label: name }))
      : (filter.type === 'boolean' ? [true, false] : (filter.values ?? [])).map((option) => ({
          value: option,
          label: columnText(filter, option, translate),
        }));
  const index = options.findIndex((option) => option.value === value);
  return (
    <TextField
      select
      label={translate(filter.labelKey)}
      value={index < 0 ? '' : String(index)}
      onChange={({ target }) => onChange(target.value === '' ? undefined : options[Number(target.value)]?.value)}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      <MenuItem value="">{translate('admin.list.any')}</MenuItem>
      {options.map((option, position) => (
        <MenuItem key={String(option.value)} value={String(position)}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
}
