import TextField from '@mui/material/TextField';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { ResourceField } from '#generated/resources.ts';
import { momentText, readMoment } from './moment-text.ts';

/** A filter that is typed: a moment, or a text. It is in force when the field is left, or with Enter. */
export function FilterTyped(props: { filter: ResourceField; value: unknown; onChange(value: unknown): void }) {
  const { filter, value, onChange } = props;
  const translate = useTranslate();
  const isMoment = filter.type === 'instant';
  const present = isMoment ? momentText(value) : String(value ?? '');
  const [typed, setTyped] = useState(present);
  useEffect(() => setTyped(present), [present]);
  const take = () => {
    const text = typed.trim();
    if (text !== present) onChange(isMoment ? readMoment(text) : text || undefined);
  };
  return (
    <TextField
      type={isMoment ? 'datetime-local' : 'text'}
      label={translate(filter.labelKey)}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 60, autoComplete: 'off' } }}
    />
  );
}
