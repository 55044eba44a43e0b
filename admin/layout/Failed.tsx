import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

/** Figures that cannot be had now. */
export function Failed() {
  return <Alert severity="error">{useTranslate()('errors.network_error')}</Alert>;
}
