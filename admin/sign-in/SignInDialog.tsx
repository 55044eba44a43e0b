import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { SignInForm, type SignInFormProps } from './SignInForm.tsx';

/** The sign-in over a page that stays below it. */
export function SignInDialog({ open, ...form }: SignInFormProps & { open: boolean }) {
  const translate = useTranslate();
  return (
    <Dialog open={open} maxWidth="xs" aria-labelledby="sign-in-again">
      <DialogTitle id="sign-in-again">{translate('errors.please_login_again')}</DialogTitle>
      <DialogContent>
        <SignInForm {...form} />
      </DialogContent>
    </Dialog>
  );
}
