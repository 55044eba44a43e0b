import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type RaRecord, useNotify, useRefresh, useTranslate } from 'react-admin';
import { Confirm } from '../layout/Confirm.tsx';
import { CopyField } from '../layout/CopyField.tsx';
import { usePress } from '../layout/use-press.ts';
import { http } from '../session.ts';

const addresses = ['exclusiveUrl', 'kioskUrl', 'ticketMachineUrl'];

/** The addresses that a panel's devices open, and the way to make them worthless. */
export function PanelAddresses({ panel }: { panel: RaRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const press = usePress();
  const [asking, setAsking] = useState(false);
  const rotate = () =>
    press(async () => {
      await http.call('rotatePanelKey', { body: { gid: String(panel.id) } }, { keepFailure: true });
      notify('admin.panel.rotated', { type: 'success' });
      refresh();
    });
  return (
    <Card component="section" aria-labelledby="addresses" sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography id="addresses" variant="h2">
          {translate('admin.panel.addresses')}
        </Typography>
        <Button size="small" onClick={() => setAsking(true)}>
          {translate('admin.panel.rotate')}
        </Button>
      </Box>
      {addresses
        .filter((name) => panel[name])
        .map((name) => (
          <CopyField
            key={name}
            label={translate(`fields.Panel.${name}`)}
            value={new URL(panel[name] as string, location.origin).href}
            open
          />
        ))}
      <Confirm
        open={asking}
        title={translate('admin.panel.rotate')}
        text={translate('admin.panel.rotateText')}
        action={translate('admin.panel.rotate')}
        onConfirm={rotate}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}
