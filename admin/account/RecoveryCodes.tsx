import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import { LeavingAsks } from '../layout/LeavingAsks.tsx';

/** Recovery codes, shown once, until somebody says that they are kept; leaving before that asks first. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const translate = useTranslate();
  const kept = useRef(false);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Alert severity="warning">{translate('admin.secondFactor.recovery')}</Alert>
      <Box
        component="ol"
        sx={{
          m: 0,
          pl: 4,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          columnGap: 4,
          fontFamily: 'monospace',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button
        variant="contained"
        onClick={() => {
          kept.current = true;
          onKept();
        }}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('admin.secondFactor.kept')}
      </Button>
      <LeavingAsks
        holds={() => !kept.current}
        title="admin.secondFactor.leaveTitle"
        text="admin.secondFactor.leaveText"
        action="admin.secondFactor.leave"
      />
    </Box>
  );
}
