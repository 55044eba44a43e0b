import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type RaRecord, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useMay } from '../account/use-may.ts';
import { labelled } from '../i18n/labelled.ts';
import { Confirm } from '../layout/Confirm.tsx';
import { CopyField } from '../layout/CopyField.tsx';
import { usePress } from '../layout/use-press.ts';
import { http } from '../session.ts';
import { PrintSheet } from './PrintSheet.tsx';

/** What each address is for; each has a key of its own. */
const purposes = { exclusiveUrl: 'panel', kioskUrl: 'kiosk', ticketMachineUrl: 'ticketMachine' } as const;
type Address = keyof typeof purposes;

/** The addresses that a panel's devices open, and the way to make them worthless: one, or all. */
export function PanelAddresses({ panel }: { panel: RaRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const press = usePress();
  const mayRotate = useMay()('rotatePanelKey');
  const [asking, setAsking] = useState<Address | 'all'>();
  const [printing, setPrinting] = useState(false);
  const [renewed, setRenewed] = useState(false);
  const rotate = () =>
    press(async () => {
      const purpose = asking === undefined || asking === 'all' ? {} : { purpose: purposes[asking] };
      await http.call('rotatePanelKey', { body: { gid: String(panel.id), ...purpose } }, { keepFailure: true });
      notify('admin.panel.rotated', { type: 'success' });
      setRenewed(true);
      refresh();
    });
  const shown = (Object.keys(purposes) as Address[]).filter((name) => panel[name]);
  const screenKey = keyIn(panel.exclusiveUrl as string | undefined);
  // Who may only look is not told what opens doors.
  if (shown.length === 0) return null;
  const one = asking && asking !== 'all' ? asking : undefined;
  const title = translate(one ? 'admin.panel.rotateOne' : 'admin.panel.rotate');
  return (
    <Card component="section" aria-labelledby="addresses" sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', mb: 1 }}>
        <Typography id="addresses" variant="h2">
          {translate('admin.panel.addresses')}
        </Typography>
        <Box>
          <Button size="small" onClick={() => setPrinting(true)}>
            {translate('admin.panel.printAddresses')}
          </Button>
          {mayRotate && (
            <Button size="small" onClick={() => setAsking('all')}>
              {translate('admin.panel.rotate')}
            </Button>
          )}
        </Box>
      </Box>
      {renewed && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {translate('admin.panel.sheetsVoid')}
        </Alert>
      )}
      {shown.map((name) => {
        const label = translate(`fields.Panel.${name}`);
        const isShared = name !== 'exclusiveUrl' && keyIn(panel[name] as string) === screenKey;
        return (
          <Box key={name} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
            <Box sx={{ flex: 1, minWidth: 0, '& .MuiTextField-root': { width: '100%' } }}>
              <CopyField label={label} value={new URL(panel[name] as string, location.origin).href} open />
              {isShared && <FormHelperText error>{translate('admin.panel.sameKey')}</FormHelperText>}
            </Box>
            {mayRotate && (
              <Button
                size="small"
                sx={{ mt: 1.5 }}
                aria-label={labelled(translate, translate('admin.panel.rotateOne'), label)}
                onClick={() => setAsking(name)}
              >
                {translate('admin.panel.rotateOne')}
              </Button>
            )}
          </Box>
        );
      })}
      {printing && <PrintSheet panels={[panel]} renewed={renewed} onClose={() => setPrinting(false)} />}
      <Confirm
        open={asking !== undefined}
        title={title}
        text={
          one
            ? translate('admin.panel.rotateOneText', { name: translate(`fields.Panel.${one}`) })
            : translate('admin.panel.rotateText')
        }
        action={title}
        onConfirm={rotate}
        onClose={() => setAsking(undefined)}
      />
    </Card>
  );
}

function keyIn(address: string | undefined): string | null {
  return new URL(address ?? '/', location.origin).searchParams.get('key');
}
