import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import InputBase from '@mui/material/InputBase';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { usePress } from '../../layout/use-press.ts';
import { http } from '../../session.ts';
import { fieldWords } from '../form-definition.ts';
import { fieldAria } from './field-ids.ts';
import type { FieldProps } from './field-props.ts';

/** Lines that are seen of an empty text. */
const fewestLines = 10;
const typeface = { fontFamily: 'monospace', fontSize: 14, lineHeight: '22px' } as const;

/** YAML, with the numbers of its lines, by which a fault is told; begun with a template where there is one. */
export function YamlWidget({ id, value, onChange, onBlur, onFocus, rawErrors, disabled, uiSchema }: FieldProps) {
  const translate = useTranslate();
  const press = usePress();
  const { template } = fieldWords(uiSchema);
  const text = String(value ?? '');
  const latest = useRef(text);
  latest.current = text;
  const lines = Math.max(fewestLines, text.split('\n').length);
  const begin = () =>
    press(async () => {
      if (!template) return;
      const answer = (await http.callAny(template, {}, { keepFailure: true })) as Record<string, string>;
      // What is typed while the template is on its way stays.
      if (latest.current === '') onChange(answer[id.slice(id.lastIndexOf('_') + 1)]);
    });
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          border: 1,
          borderColor: rawErrors?.length ? 'error.main' : 'var(--field)',
          borderRadius: 1,
          bgcolor: 'background.paper',
          maxHeight: 480,
          overflow: 'auto',
          '&:focus-within': { outline: 2, outlineColor: 'primary.main', outlineOffset: -1 },
        }}
      >
        <Box
          aria-hidden
          sx={{ ...typeface, py: 1, px: 1, textAlign: 'right', color: 'text.secondary', bgcolor: 'action.hover' }}
        >
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
            <div key={line}>{line + 1}</div>
          ))}
        </Box>
        <InputBase
          id={id}
          multiline
          rows={lines}
          fullWidth
          value={text}
          disabled={Boolean(disabled)}
          error={(rawErrors?.length ?? 0) > 0}
          inputProps={{ ...fieldAria(id, rawErrors), wrap: 'off', spellCheck: false }}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.value)}
          onFocus={() => onFocus(id, value)}
          onBlur={() => onBlur(id, value)}
          sx={{ p: 0, '& textarea': { ...typeface, py: 1, px: 1.5, whiteSpace: 'pre', overflowX: 'auto' } }}
        />
      </Box>
      {template && text === '' && !disabled && (
        <Button size="small" onClick={begin} sx={{ mt: 1 }}>
          {translate('admin.form.beginWithTemplate')}
        </Button>
      )}
    </>
  );
}
