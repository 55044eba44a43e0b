import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { fieldIds } from './widgets/field-ids.ts';

interface FieldFrameProps {
  /** Of the input, which says itself by `fieldAria` what it is called and whether it is wrong. */
  id: string;
  label: ReactNode;
  /** Whether it must be filled in. */
  needed?: boolean | undefined;
  fault?: string | undefined;
  hint?: string | undefined;
  children: ReactNode;
}

/** What stands around every field that is typed or chosen: its label above, what is wrong and a hint below. */
export function FieldFrame({ id, label, needed, fault, hint, children }: FieldFrameProps) {
  const translate = useTranslate();
  const ids = fieldIds(id);
  const help = useRef<HTMLElement>(null);
  // The room of a message stays when it goes: the buttons below would move while a hand comes down on them.
  useLayoutEffect(() => {
    if (fault && help.current) help.current.style.minHeight = `${help.current.offsetHeight}px`;
  }, [fault]);
  return (
    <>
      <Typography
        component="label"
        id={ids.label}
        htmlFor={id}
        sx={{ display: 'block', fontWeight: 600, mb: 0.75, lineHeight: 1.4 }}
      >
        {label}
        {needed && (
          <Box component="span" sx={{ color: 'error.main', ml: 0.5 }} title={translate('admin.form.required')}>
            <span aria-hidden>*</span>
            <span className="visually-hidden">{translate('admin.form.required')}</span>
          </Box>
        )}
      </Typography>
      {children}
      <Box id={ids.help} ref={help}>
        {fault && (
          <FormHelperText error role="alert">
            {fault}
          </FormHelperText>
        )}
        {hint && <FormHelperText>{hint}</FormHelperText>}
      </Box>
    </>
  );
}
