import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Store } from '#client/store.ts';
import { useStore } from '#client/use-store.ts';
import type { SlipPicture, SlipTemplate } from '#generated/shapes.ts';
import { Locale, PrintWidth } from '#generated/values.ts';
import { http } from '../session.ts';

/** Between the last key and the next drawing. */
const restMs = 300;

interface SlipPreviewProps {
  /** What the form holds; undefined until somebody types. */
  draft: Store<Record<string, unknown> | undefined>;
  stored: SlipTemplate | undefined;
  language: Locale;
}

/** The picture of a slip as the form has it, drawn by the server as every printer gets it. */
export function SlipPreview({ draft, stored, language }: SlipPreviewProps) {
  const translate = useTranslate();
  const values = useStore(draft);
  const [shownIn, setShownIn] = useState<Locale>(language);
  const [width, setWidth] = useState<PrintWidth>(576);
  const picture = useSlipPicture(JSON.stringify(filled((values?.slip as object) ?? stored)), shownIn, width);
  return (
    <Card component="section" aria-labelledby="slip-preview" sx={{ p: 3, position: { lg: 'sticky' }, top: { lg: 24 } }}>
      <Typography id="slip-preview" variant="h2" sx={{ mb: 1 }}>
        {translate('admin.printing.preview')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 2 }}>
        {translate('admin.printing.previewLead')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <TextField
          select
          size="small"
          label={translate('admin.printing.language')}
          value={shownIn}
          onChange={({ target }) => setShownIn(target.value as Locale)}
          sx={{ flex: '1 1 130px' }}
        >
          {Locale.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`values.Locale.${one}`)}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          size="small"
          label={translate('admin.printing.width')}
          value={width}
          onChange={({ target }) => setWidth(Number(target.value) as PrintWidth)}
          sx={{ flex: '1 1 160px' }}
        >
          {PrintWidth.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`values.PrintWidth.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      </Box>
      {picture && (
        <Box component="figure" sx={{ m: 0, p: 2, bgcolor: 'action.hover', borderRadius: 1, textAlign: 'center' }}>
          <Box
            component="img"
            src={picture.picture}
            alt={translate('admin.printing.preview')}
            sx={{ width: `min(100%, ${picture.widthMm * 4}px)`, bgcolor: '#fff', boxShadow: 1 }}
          />
          <Typography component="figcaption" variant="body2" color="text.secondary" sx={{ mt: 1 }}>
            {translate('admin.printing.size', { width: picture.widthMm, height: picture.heightMm })}
          </Typography>
        </Box>
      )}
    </Card>
  );
}

/** Asks for the picture when typing rests; what cannot be drawn yet leaves the last one. */
function useSlipPicture(slip: string, language: Locale, width: PrintWidth): SlipPicture | undefined {
  const [picture, setPicture] = useState<SlipPicture>();
  const asked = useRef(0);
  useEffect(() => {
    asked.current += 1;
    const turn = asked.current;
    const timer = setTimeout(
      () => {
        const body = { slip: JSON.parse(slip) as SlipTemplate, language, width };
        http.call('drawSlip', { body }, { keepFailure: true }).then(
          (drawn) => turn === asked.current && setPicture(drawn),
          () => undefined,
        );
      },
      turn === 1 ? 0 : restMs,
    );
    return () => clearTimeout(timer);
  }, [slip, language, width]);
  return picture;
}

/** The template without the form's empty fields. */
function filled(slip: object | undefined): object {
  return Object.fromEntries(
    Object.entries(slip ?? {}).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}
