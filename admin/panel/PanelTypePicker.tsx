import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { type BuiltInPanel, panelTypes } from '#generated/panel-types.ts';
import { unsavedEdits } from '../form/unsaved-edits.ts';

/** The choice of a panel's type, each with its shape and its calling modes. */
export function PanelTypePicker({
  chosen,
  onChoose,
}: {
  chosen: BuiltInPanel | undefined;
  onChoose(type: BuiltInPanel): void;
}) {
  const translate = useTranslate();
  return (
    <Box component="section" aria-labelledby="panel-type">
      <Typography id="panel-type" variant="h2" sx={{ mb: 1.5 }}>
        {translate('admin.panel.chooseType')}
      </Typography>
      <Box
        role="radiogroup"
        aria-labelledby="panel-type"
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}
      >
        {panelTypes.map((type) => (
          <ButtonBase
            key={type.name}
            role="radio"
            data-panel-type={type.name}
            aria-checked={type === chosen}
            onClick={() => {
              if (type === chosen) return;
              unsavedEdits.set(false);
              onChoose(type);
            }}
            sx={{
              p: 2,
              borderRadius: 1.5,
              border: '2px solid',
              borderColor: type === chosen ? 'primary.main' : 'divider',
              bgcolor: 'background.paper',
              display: 'flex',
              justifyContent: 'flex-start',
              alignItems: 'center',
              gap: 2,
              textAlign: 'left',
              '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.main', outlineOffset: 2 },
            }}
          >
            <Shape upright={type.orientation === 'portrait'} />
            <span>
              <Box component="span" sx={{ display: 'block', fontWeight: 600 }}>
                {translate(`panelTypes.${type.name}`)}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary', fontSize: 13 }}>
                {translate(`admin.panel.${type.orientation}`)}
              </Box>
            </span>
          </ButtonBase>
        ))}
      </Box>
    </Box>
  );
}

function Shape({ upright }: { upright: boolean }) {
  const [width, height] = upright ? [27, 48] : [56, 32];
  return (
    <Box aria-hidden sx={{ width: 56, flex: 'none', display: 'grid', placeItems: 'center' }}>
      <Box sx={{ width, height, bgcolor: '#0a1a2a', borderRadius: 0.5, display: 'grid', placeItems: 'center' }}>
        <Box sx={{ color: '#ffd23f', fontWeight: 800, fontSize: 13, lineHeight: 1 }}>23</Box>
      </Box>
    </Box>
  );
}
