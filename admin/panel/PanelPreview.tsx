import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type SampleName, sampleNames } from '#client/samples/sample-states.ts';
import type { Store } from '#client/store.ts';
import { useStore } from '#client/use-store.ts';
import type { BuiltInPanel } from '#generated/panel-types.ts';
import { Failed } from '../layout/Failed.tsx';
import { OptionalSelect } from '../layout/OptionalSelect.tsx';
import { draftView } from './draft-view.ts';
import { PreviewFrame } from './PreviewFrame.tsx';
import { ReadingDistance } from './ReadingDistance.tsx';
import { usePanelView } from './use-panel-view.ts';
import { useSample } from './use-sample.ts';

export interface PanelPreviewProps {
  panelGid: string;
  /** How screens of the panel's type may stand. */
  orientation: BuiltInPanel['orientation'];
  /** What the form beside holds now. */
  draft: Store<Record<string, unknown> | undefined>;
}

/** The panel's screen as the hall sees it, and as the form's unsaved values would make it: the real display runtime. */
export function PanelPreview({ panelGid, orientation, draft }: PanelPreviewProps) {
  const translate = useTranslate();
  const [turned, setTurned] = useState(false);
  const upright = orientation === 'portrait' || (orientation === 'both' && turned);
  const values = useStore(draft);
  const { view: live, stopped, refused } = usePanelView(panelGid);
  const [state, setState] = useState<SampleName>();
  const sample = useSample(live, state, values?.language);
  const view = state ? sample : live;
  const shown = useMemo(() => {
    const drawn = state === 'allColumns' ? { ...values, queueContentLayout: undefined } : values;
    return view && draftView(view, drawn);
  }, [view, values, state]);
  const [capHeight, setCapHeight] = useState<number>();
  const asBusy = useSample(live, capHeight === 0 ? 'busy' : undefined, values?.language);
  const busy = useMemo(() => asBusy && draftView(asBusy, values), [asBusy, values]);
  const size = upright ? { width: 1080, height: 1920 } : { width: 1920, height: 1080 };

  return (
    <Box component="section" aria-labelledby="preview">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', minHeight: 40, mb: 1.5 }}>
        <Typography id="preview" variant="h2">
          {translate('admin.panel.preview')}
        </Typography>
        {orientation === 'both' && (
          <ToggleButtonGroup
            exclusive
            size="small"
            value={upright}
            aria-label={translate('admin.panel.orientation')}
            onChange={(_, next: boolean | null) => next !== null && setTurned(next)}
          >
            <ToggleButton value={false}>{translate('admin.panel.landscape')}</ToggleButton>
            <ToggleButton value={true}>{translate('admin.panel.portrait')}</ToggleButton>
          </ToggleButtonGroup>
        )}
      </Box>
      <OptionalSelect
        size="small"
        label={translate('admin.panel.situation')}
        value={state ?? ''}
        none={translate('admin.panel.live')}
        choices={sampleNames.map((name) => [name, translate(`gallery.states.${name}`)])}
        onChange={(name) => setState(name || undefined)}
        sx={{ mb: 1.5, minWidth: 220 }}
      />
      {stopped && (
        <Alert severity="warning" sx={{ mb: 1.5 }}>
          {translate('admin.panel.previewStopped')}
        </Alert>
      )}
      {refused ? (
        <Failed failure={refused} />
      ) : (
        <PreviewFrame
          panelGid={panelGid}
          title={translate('admin.panel.preview')}
          {...size}
          view={shown}
          onCapHeight={setCapHeight}
        />
      )}
      {shown && !refused && (
        <ReadingDistance panelGid={panelGid} {...size} capHeight={capHeight} busy={busy} settings={shown.settings} />
      )}
    </Box>
  );
}
