import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { CallFailure } from '#client/http/call-failure.ts';
import type { FleetOrder } from '#generated/values.ts';
import { Allowed } from '../account/Allowed.tsx';
import { useFresh } from '../data/use-fresh.ts';
import { DeviceFacts } from '../fleet/DeviceFacts.tsx';
import { deviceName } from '../fleet/device-texts.ts';
import { keyOf } from '../fleet/fleet.ts';
import type { JudgedDevice } from '../fleet/judge-device.ts';
import { useOrder } from '../fleet/use-order.ts';
import { Coming } from '../layout/Coming.tsx';
import { Page, type PageProps } from '../layout/Page.tsx';
import { http } from '../session.ts';
import { ScreenReceipts } from './ScreenReceipts.tsx';
import { ScreenReplay } from './ScreenReplay.tsx';

interface DevicePageProps {
  /** Undefined until they have been read. */
  devices: readonly JudgedDevice[] | undefined;
  /** Why they could not be read. */
  failure: CallFailure | undefined;
  refresh: () => void;
  parent: PageProps['parent'];
}

/** One device: how it is and what can be asked of it; of a screen also what it shows, and which calls it has shown and said. */
export function DevicePage({ devices, failure, refresh, parent }: DevicePageProps) {
  const translate = useTranslate();
  const order = useOrder();
  const { panelGid = '', device: name = '' } = useParams();
  const key = keyOf({ panelGid, device: name });
  const device = devices?.find((one) => one.key === key) ?? devices?.find((one) => keyOf(one) === key);
  const isScreen = device?.kind === 'panel' && device.device !== device.deviceGid;
  const readScreens = useCallback(
    async () => (await http.call('listScreens', { query: { panelGid } }, { keepFailure: true })).data,
    [panelGid],
  );
  const [screens, , screensFailure] = useFresh(isScreen ? readScreens : undefined);
  const screen = screens?.find(({ screen }) => screen === device?.device);
  if (!device)
    return (
      <Page title={translate('admin.pages.screens')} parent={parent}>
        {devices ? <Card sx={{ p: 5 }}>{translate('admin.screens.gone')}</Card> : <Coming failure={failure} />}
      </Page>
    );
  const orders: readonly FleetOrder[] = isScreen ? ['picture', 'identify', 'reload'] : ['identify', 'reload'];
  return (
    <Page title={deviceName(device)} parent={parent}>
      <Allowed to="orderDevices">
        <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 2.5 }}>
          {orders.map((one, index) => (
            <Button
              key={one}
              variant={index === 0 ? 'contained' : 'outlined'}
              onClick={() => order(one, [device]).then(refresh)}
            >
              {translate(`values.FleetOrder.${one}`)}
            </Button>
          ))}
        </Box>
      </Allowed>
      {isScreen ? (
        <>
          <Box
            sx={{
              display: 'grid',
              gap: 2.5,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
            }}
          >
            {screen ? <ScreenReplay screen={screen} /> : <Coming failure={screensFailure} />}
            <DeviceFacts device={device} />
          </Box>
          {screen && <ScreenReceipts screen={screen} />}
        </>
      ) : (
        <DeviceFacts device={device} />
      )}
    </Page>
  );
}
