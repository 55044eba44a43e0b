import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMay } from '../account/use-may.ts';
import { useFresh } from '../data/use-fresh.ts';
import { Waiting } from '../layout/Waiting.tsx';
import { http } from '../session.ts';
import { DeviceActions } from './DeviceActions.tsx';
import { DeviceTable } from './DeviceTable.tsx';

const readDevices = async () => (await http.call('listPairedDevices', {}, { keepFailure: true })).data;

/** The devices that were let in by their code: where each works, and what can be done with one or many. */
export function PairedDevices() {
  const translate = useTranslate();
  const mayChange = useMay()('changePairedDevices');
  const [devices, ask] = useFresh(readDevices);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  if (!devices) return <Waiting />;
  const present = devices.filter(({ gid }) => chosen.includes(gid));
  return (
    <Card component="section" aria-labelledby="paired-devices" sx={{ mt: 2.5 }}>
      <Typography id="paired-devices" variant="h2" sx={{ p: 2 }}>
        {translate('admin.devices.title')}
      </Typography>
      {devices.length === 0 ? (
        <Box sx={{ px: 2, pb: 3, color: 'text.secondary' }}>{translate('admin.devices.none')}</Box>
      ) : (
        <>
          {mayChange && <DeviceActions devices={present} onDone={ask} />}
          <DeviceTable devices={devices} chosen={chosen} onChoose={mayChange ? setChosen : undefined} />
        </>
      )}
    </Card>
  );
}
