import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { type Failure, failureText } from '../data/failure-text.ts';

/** What cannot be had now, and why. */
export function Failed({ failure }: { failure: Failure }) {
  return <Alert severity="error">{failureText(failure, useTranslate())}</Alert>;
}
