import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';

/** Stays in view at the bottom of a long form. */
const bar = {
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

/** The buttons of a form: save, leave, and whatever else the page offers at the far end. */
export function FormActions({
  cancelTo,
  saveLabel,
  children,
}: {
  cancelTo?: string;
  saveLabel?: string;
  children?: ReactNode;
}) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { isSubmitting } = useFormState();
  return (
    <Box sx={bar}>
      <Button
        type="submit"
        variant="contained"
        disabled={isSubmitting}
        startIcon={
          isSubmitting ? (
            <CircularProgress size={16} color="inherit" aria-label={translate('ra.page.loading')} />
          ) : undefined
        }
      >
        {saveLabel ?? translate('ra.action.save')}
      </Button>
      {cancelTo && (
        <Button variant="outlined" color="inherit" onClick={() => navigate(cancelTo)}>
          {translate('ra.action.cancel')}
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      {children}
    </Box>
  );
}
