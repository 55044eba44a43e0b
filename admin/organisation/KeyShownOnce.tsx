import Alert from '@mui/material/Alert';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { CopyField } from '../layout/CopyField.tsx';
import { LeavingAsks } from '../layout/LeavingAsks.tsx';

/** A key that is shown this once: until it is copied, leaving the page asks first. */
export function KeyShownOnce({ label, value }: { label: string; value: string }) {
  const translate = useTranslate();
  const copied = useRef<string>(undefined);
  return (
    <>
      <Alert severity="warning" sx={{ mt: 2, mb: 1 }}>
        {translate('admin.agencyKey.once')}
      </Alert>
      <CopyField
        label={label}
        value={value}
        onCopied={() => {
          copied.current = value;
        }}
      />
      <LeavingAsks
        holds={() => copied.current !== value}
        title="admin.agencyKey.leaveTitle"
        text="admin.agencyKey.leaveText"
        action="admin.agencyKey.leave"
      />
    </>
  );
}
