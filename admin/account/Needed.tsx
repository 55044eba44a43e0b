import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import type { OperationId } from '#generated/operations.ts';
import { useMay } from './use-may.ts';

/** What a page is for, where it needs an operation; who came by its address and may not call that reads so. */
export function Needed({ to, children }: { to: OperationId; children: ReactNode }) {
  const translate = useTranslate();
  return useMay()(to) ? children : <Alert severity="info">{translate('admin.account.notAllowed')}</Alert>;
}
