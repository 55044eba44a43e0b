import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import { type MouseEvent, type ReactNode, type RefObject, useContext } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { UnsentSave } from '../draft/UnsentSave.tsx';
import { useFocusBack } from '../layout/use-focus-back.ts';
import { ReadOnly } from './read-only.ts';
import { useWholePress } from './use-whole-press.ts';

/** Stays in view at the bottom of a long form. */
const bar = {
  container: 'form-actions / inline-size',
  display: 'flex',
  gap: 1.5,
  flexWrap: 'wrap',
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  mt: 3,
  mx: -3,
  mb: -3,
  p: 2,
  px: 3,
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
  borderRadius: '0 0 14px 14px',
} as const;

/**
 * Leaving a field may take its message away, and the form below it moves: were the field left as the button goes down,
 * the button would no longer be where it comes up. It is left once the press is whole, and what was typed counts.
 */
const pressed = {
  stay: (event: MouseEvent) => event.preventDefault(),
  leaveField: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => flushSync(() => currentTarget.focus()),
};

/** The buttons of a form: save, save and begin the next, leave, and whatever else the page offers at the far end. */
export function FormActions({
  cancelTo,
  saveLabel,
  again,
  note,
  children,
}: {
  cancelTo?: string;
  saveLabel?: string;
  /** Where the form can be filled in anew after it is saved: told which of the two was pressed. */
  again?: RefObject<boolean>;
  /** What is to be read before anything is saved, in view however long the form is. */
  note?: ReactNode;
  children?: ReactNode;
}) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { isSubmitting } = useFormState();
  useFocusBack(isSubmitting);
  const readOnly = useContext(ReadOnly);
  const press = useWholePress();
  if (readOnly) {
    return (
      <Alert severity="info" sx={{ mt: 3 }}>
        {translate('admin.account.readOnly')}
      </Alert>
    );
  }
  return (
    <Box className="form-actions" sx={bar} {...press}>
      {note && <Box sx={{ flex: '1 0 100%' }}>{note}</Box>}
      <UnsentSave />
      <Button
        type="submit"
        variant="contained"
        disabled={isSubmitting}
        onMouseDown={pressed.stay}
        onClick={(event) => {
          pressed.leaveField(event);
          if (again) again.current = false;
        }}
        startIcon={
          isSubmitting ? (
            <CircularProgress size={16} color="inherit" aria-label={translate('ra.page.loading')} />
          ) : undefined
        }
      >
        {saveLabel ?? translate('ra.action.save')}
      </Button>
      {again && (
        <Button
          variant="outlined"
          disabled={isSubmitting}
          onMouseDown={pressed.stay}
          onClick={(event) => {
            pressed.leaveField(event);
            again.current = true;
            event.currentTarget.form?.requestSubmit();
          }}
        >
          {translate('admin.form.saveAndAdd')}
        </Button>
      )}
      {cancelTo && (
        <Button variant="outlined" color="inherit" sx={{ borderColor: 'divider' }} onClick={() => navigate(cancelTo)}>
          {translate('ra.action.cancel')}
        </Button>
      )}
      {children && <Box sx={{ display: 'flex', gap: { xs: 0.5, sm: 1 }, ml: 'auto' }}>{children}</Box>}
    </Box>
  );
}
