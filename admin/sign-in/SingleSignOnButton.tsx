import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import { useTranslate } from 'react-admin';

interface SingleSignOnButtonProps {
  /** Name of the identity provider. */
  label: string;
  /** Whether there is a password to sign in with above. */
  beside: boolean;
  busy: boolean;
  onPress(): void;
}

/** The way to the identity provider; the main one where no password is taken. */
export function SingleSignOnButton({ label, beside, busy, onPress }: SingleSignOnButtonProps) {
  const translate = useTranslate();
  return (
    <>
      {beside && <Divider sx={{ color: 'text.secondary' }}>{translate('admin.signIn.or')}</Divider>}
      <Button variant={beside ? 'outlined' : 'contained'} size="large" disabled={busy} onClick={onPress}>
        {translate('admin.signIn.with', { label })}
      </Button>
    </>
  );
}
