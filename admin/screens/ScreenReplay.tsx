import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useCallback, useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PanelView, ScreenState } from '#generated/shapes.ts';
import { momentText } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { useFresh } from '../data/use-fresh.ts';
import { PreviewFrame } from '../panel/PreviewFrame.tsx';
import { usePanelView } from '../panel/use-panel-view.ts';
import { http } from '../session.ts';
import { replayView } from './replay-view.ts';

/** What a screen shows, drawn by the display itself: from its last report, or from the view that it sent when asked. */
export function ScreenReplay({ screen }: { screen: ScreenState }) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const { panelGid, screen: name, pictureAt } = screen;
  const [chosen, choose] = useState<'report' | 'picture'>();
  const { view: present } = usePanelView(panelGid);
  const readPicture = useCallback(
    () => http.call('getScreenPicture', { query: { panelGid, screen: name } }, { keepFailure: true }),
    [panelGid, name],
  );
  const [picture] = useFresh(pictureAt === undefined ? undefined : readPicture);
  const shows = picture && chosen === 'picture' ? 'picture' : 'report';
  const view = useMemo(
    () => (shows === 'picture' ? (picture?.view as unknown as PanelView) : present && replayView(present, screen)),
    [shows, picture, present, screen],
  );
  const size = shows === 'picture' && picture ? picture : screen;
  return (
    <Box component="section" aria-labelledby="replay">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 40, mb: 1.5 }}>
        <Typography id="replay" variant="h2">
          {translate('admin.screens.replay')}
        </Typography>
        {picture && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={shows}
            aria-label={translate('admin.screens.replay')}
            onChange={(_, next: 'report' | 'picture' | null) => next && choose(next)}
          >
            <ToggleButton value="report">{translate('admin.screens.fromReport')}</ToggleButton>
            <ToggleButton value="picture">{translate('admin.screens.fromPicture')}</ToggleButton>
          </ToggleButtonGroup>
        )}
      </Box>
      <PreviewFrame
        panelGid={panelGid}
        title={translate('admin.screens.replay')}
        width={size.width || 1920}
        height={size.height || 1080}
        view={view}
      />
      <Typography sx={{ mt: 1, color: 'text.secondary' }}>
        {shows === 'picture' && picture
          ? translate('admin.screens.pictureText', { at: momentText(picture.takenAt, calendar) })
          : translate('admin.screens.reportText')}
      </Typography>
    </Box>
  );
}
