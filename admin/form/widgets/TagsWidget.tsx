import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isEnter } from '#client/text/is-enter.ts';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';

interface TagsWidgetProps extends Pick<FieldProps, 'id' | 'value' | 'onChange' | 'onBlur' | 'rawErrors' | 'disabled'> {
  /** What becomes of an entry when it is added. */
  finish?(text: string): string;
}

/** A list of words: Enter or a comma adds one; empty entries and duplicates are ignored. */
export function TagsWidget(props: TagsWidgetProps) {
  const { id, value, onChange, onBlur, rawErrors, disabled, finish = (text) => text.trim() } = props;
  const translate = useTranslate();
  const tags = (value ?? []) as string[];
  const [typed, setTyped] = useState('');
  const add = (text: string) => {
    setTyped('');
    const wanted = text
      .split(/[,，、]/)
      .map(finish)
      .filter(Boolean);
    const next = [...new Set([...tags, ...wanted])];
    if (next.length !== tags.length) onChange(next);
  };
  return (
    <Box>
      <OutlinedInput
        id={id}
        fullWidth
        size="small"
        value={typed}
        disabled={Boolean(disabled)}
        placeholder={translate('admin.form.addTag')}
        slotProps={{ input: fieldAria(id, rawErrors) }}
        onChange={({ target }) => (/[,，、]/.test(target.value) ? add(target.value) : setTyped(target.value))}
        onKeyDown={(event) => {
          if (!isEnter(event)) return;
          event.preventDefault();
          add(typed);
        }}
        onBlur={() => {
          add(typed);
          onBlur(id, tags);
        }}
      />
      {tags.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 1 }}>
          {tags.map((tag) => (
            <Chip
              key={tag}
              label={tag}
              {...(!disabled && { onDelete: () => onChange(tags.filter((other) => other !== tag)) })}
            />
          ))}
        </Box>
      )}
    </Box>
  );
}
