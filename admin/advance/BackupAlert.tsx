import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { useFresh } from '../data/use-fresh.ts';
import { readBackups } from './read-backups.ts';

/** Stands above every page of the provider while backups fail or are overdue, or older ones cannot be deleted. */
export function BackupAlert({ to }: { to: string }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const [status] = useFresh(readBackups);
  if (pathname === to || !status || status.state === 'ok' || status.state === 'off') return null;
  const details = (
    <Button color="inherit" size="small" component={Link} to={to}>
      {translate('admin.backups.details')}
    </Button>
  );
  return (
    <Alert severity={status.state === 'notCleared' ? 'warning' : 'error'} action={details} sx={{ borderRadius: 0 }}>
      {translate('admin.backups.banner')}
    </Alert>
  );
}
