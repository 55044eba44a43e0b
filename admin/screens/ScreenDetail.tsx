import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useNotify, useTranslate } from 'react-admin';
import { useParams } from 'react-router-dom';
import type { ScreenState } from '#generated/shapes.ts';
import { Allowed } from '../account/Allowed.tsx';
import { Page, type PageProps } from '../layout/Page.tsx';
import { usePress } from '../layout/use-press.ts';
import { Waiting } from '../layout/Waiting.tsx';
import { http } from '../session.ts';
import { ScreenFacts } from './ScreenFacts.tsx';
import { ScreenReceipts } from './ScreenReceipts.tsx';
import { ScreenReplay } from './ScreenReplay.tsx';

export interface ScreenDetailProps {
  /** Undefined until they have been read. */
  screens: ScreenState[] | undefined;
  refresh: () => void;
  parent: PageProps['parent'];
}

/** One screen: what it shows, how it is, which calls it has shown and said; and what can be asked of it. */
export function ScreenDetail({ screens, refresh, parent }: ScreenDetailProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const press = usePress();
  const { panelGid = '', screen: name = '' } = useParams();
  const screen = screens?.find((one) => one.panelGid === panelGid && one.screen === name);
  const order = (call: 'reloadScreens' | 'askScreenPictures', told: string) =>
    press(async () => {
      await http.call(call, { body: { panelGid } }, { keepFailure: true });
      notify(told, { type: 'success' });
      refresh();
    });
  if (!screen)
    return (
      <Page title={translate('admin.pages.screens')} parent={parent}>
        {screens ? <Card sx={{ p: 5 }}>{translate('admin.screens.gone')}</Card> : <Waiting />}
      </Page>
    );
  return (
    <Page title={screen.panelName || panelGid} parent={parent}>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mb: 2.5 }}>
        <Allowed to="askScreenPictures">
          <Button variant="contained" onClick={() => order('askScreenPictures', 'admin.screens.pictureAsked')}>
            {translate('admin.screens.takePicture')}
          </Button>
        </Allowed>
        <Allowed to="reloadScreens">
          <Button variant="outlined" onClick={() => order('reloadScreens', 'admin.screens.reloadAsked')}>
            {translate('admin.screens.reload')}
          </Button>
        </Allowed>
      </Box>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 2fr) minmax(0, 1fr)' } }}>
        <ScreenReplay screen={screen} />
        <ScreenFacts screen={screen} />
      </Box>
      <ScreenReceipts screen={screen} />
    </Page>
  );
}
