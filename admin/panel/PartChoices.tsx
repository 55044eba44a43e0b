import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormLabel from '@mui/material/FormLabel';
import { useTranslate } from 'react-admin';
import { resources } from '#generated/resources.ts';
import type { PanelPart } from '#generated/shapes.ts';
import { PanelPart as parts } from '#generated/values.ts';

interface PartChoicesProps {
  chosen: PanelPart[];
  onChange(parts: PanelPart[]): void;
}

/** What is copied with a panel: its media, its announcements, … */
export function PartChoices({ chosen, onChange }: PartChoicesProps) {
  const translate = useTranslate();
  return (
    <FormControl component="fieldset" sx={{ mt: 2 }}>
      <FormLabel component="legend">{translate('admin.panel.copies')}</FormLabel>
      <FormGroup row>
        {parts.map((part) => (
          <FormControlLabel
            key={part}
            label={translate(resources[part].labelKey, { smart_count: 2 })}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(part)}
                onChange={(_, on) => onChange(on ? [...chosen, part] : chosen.filter((one) => one !== part))}
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}
