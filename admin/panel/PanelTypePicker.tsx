import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type BuiltInPanel, panelTypes } from '#generated/panel-types.ts';
import { PanelPlace } from '#generated/values.ts';
import { discardEdits } from '../form/unsaved-edits.ts';
import { TypePicture } from './TypePicture.tsx';

interface PanelTypePickerProps {
  chosen: BuiltInPanel | undefined;
  onChoose(type: BuiltInPanel): void;
}

/** The choice of a panel's type, by where it hangs, each with its picture; once one is chosen it is all that is seen. */
export function PanelTypePicker({ chosen, onChoose }: PanelTypePickerProps) {
  const translate = useTranslate();
  const [changing, setChanging] = useState(false);
  if (chosen && !changing) {
    return (
      <Card
        component="section"
        aria-labelledby="panel-type"
        sx={{ p: 2, display: 'flex', gap: 2, alignItems: 'center' }}
      >
        <TypePicture type={chosen} height={72} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id="panel-type" variant="h2">
            {translate(`panelTypes.${chosen.name}`)}
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>{translate(`panelTypeHints.${chosen.name}`)}</Typography>
        </Box>
        <Button sx={{ flex: 'none' }} onClick={() => setChanging(true)}>
          {translate('admin.panel.changeType')}
        </Button>
      </Card>
    );
  }
  const choose = (type: BuiltInPanel) => {
    setChanging(false);
    if (type === chosen) return;
    discardEdits();
    onChoose(type);
  };
  return (
    <Box component="section" aria-labelledby="panel-type">
      <Typography id="panel-type" variant="h2" sx={{ mb: 1 }}>
        {translate('admin.panel.chooseType')}
      </Typography>
      <Box role="radiogroup" aria-labelledby="panel-type">
        {PanelPlace.map((place) => (
          <Box key={place} role="group" aria-labelledby={`panel-place-${place}`} sx={{ mb: 3 }}>
            <Typography id={`panel-place-${place}`} sx={{ mb: 1, fontWeight: 600, color: 'text.secondary' }}>
              {translate(`admin.panel.places.${place}`)}
            </Typography>
            <Box
              sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 256px), 1fr))' }}
            >
              {panelTypes
                .filter((type) => type.place === place)
                .map((type) => (
                  <TypeCard key={type.name} type={type} checked={type === chosen} onChoose={() => choose(type)} />
                ))}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

function TypeCard({ type, checked, onChoose }: { type: BuiltInPanel; checked: boolean; onChoose(): void }) {
  const translate = useTranslate();
  return (
    <ButtonBase
      role="radio"
      data-panel-type={type.name}
      aria-checked={checked}
      onClick={onChoose}
      sx={{
        p: 1.5,
        borderRadius: 1.5,
        border: '2px solid',
        borderColor: checked ? 'primary.main' : 'divider',
        bgcolor: 'background.paper',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-start',
        alignItems: 'stretch',
        gap: 1.25,
        textAlign: 'left',
        '&:hover': { borderColor: 'primary.main' },
        '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
      }}
    >
      <Box
        component="span"
        sx={{ display: 'grid', placeItems: 'center', bgcolor: 'background.default', borderRadius: 1 }}
      >
        <TypePicture type={type} height={124} />
      </Box>
      <span>
        <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {translate(`panelTypes.${type.name}`)}
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 13, lineHeight: 1.5 }}>
          {translate(`panelTypeHints.${type.name}`)}
        </Box>
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: 13 }}>
          {translate(`admin.panel.${type.orientation}`)}
        </Box>
      </span>
    </ButtonBase>
  );
}
