import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { PanelView } from '#generated/shapes.ts';
import { PreviewFrame, type PreviewFrameProps } from './PreviewFrame.tsx';
import { type Reading, readingOf } from './reading-distance.ts';

/** No larger screen is offered. */
const largestInches = 120;

export interface ReadingDistanceProps extends Pick<PreviewFrameProps, 'panelGid' | 'width' | 'height'> {
  /** Height of the called number in the preview, in vmin; 0 where none is called, undefined until it is measured. */
  capHeight: number | undefined;
  /** The same screen on a busy day, on which a number is measured while nobody is called. */
  busy: PanelView | undefined;
  settings: { screenInches?: number; farthestSeatMetres?: number };
}

/** Whether the called number, as the preview draws it, can be read at the farthest seat of the hall. */
export function ReadingDistance({ capHeight, busy, settings, ...frame }: ReadingDistanceProps) {
  const translate = useTranslate();
  const [ofBusy, setOfBusy] = useState<number>();
  const { screenInches = 55, farthestSeatMetres = 5 } = settings;
  const isSample = capHeight === 0;
  const vmin = isSample ? ofBusy : capHeight;
  const reading = vmin ? readingOf(vmin, screenInches, farthestSeatMetres) : undefined;
  const tell = ({ mm, metres, neededMm, neededInches, isEnough }: Reading) => [
    translate('admin.panel.reading.number', {
      inches: screenInches,
      mm: Math.floor(mm),
      metres: Math.floor(metres * 10) / 10,
    }),
    translate(`admin.panel.reading.${isEnough ? 'enough' : 'small'}`, {
      metres: farthestSeatMetres,
      mm: Math.ceil(neededMm),
    }),
    ...(!isEnough && neededInches <= largestInches
      ? [translate('admin.panel.reading.larger', { inches: Math.ceil(neededInches) })]
      : []),
    ...(isSample ? [translate('admin.panel.reading.sample')] : []),
  ];
  const told = reading ? tell(reading) : [];
  return (
    <Box role="status" sx={{ mt: 1.5 }}>
      {isSample && busy && (
        <Box aria-hidden sx={{ position: 'absolute', width: 2, height: 2, overflow: 'hidden', visibility: 'hidden' }}>
          <PreviewFrame {...frame} title="" view={busy} onCapHeight={setOfBusy} />
        </Box>
      )}
      {reading && (
        <Alert severity={reading.isEnough ? 'success' : 'warning'}>
          {told.map((text) => (
            <div key={text}>{text}</div>
          ))}
        </Alert>
      )}
    </Box>
  );
}
