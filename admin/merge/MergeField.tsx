import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ChangeLog } from '#generated/shapes.ts';
import { momentText } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { chosenFile } from '../data/chosen-files.ts';
import type { FormDefinition } from '../form/form-definition.ts';
import { useValueTexts } from '../history/use-value-texts.ts';
import { fieldAt, fieldLabel } from '../history/value-text.ts';
import { whoText } from '../history/who-text.ts';
import type { Difference, Side } from './differences.ts';

interface MergeFieldProps {
  form: FormDefinition;
  difference: Difference;
  side: Side | undefined;
  /** The entry of the log that changed it. */
  by: ChangeLog | undefined;
  onChoose(side: Side): void;
}

/** One field with both values; one of them is chosen. */
export function MergeField({ form, difference, side, by, onChoose }: MergeFieldProps) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const id = useId();
  const { path, mine, theirs } = difference;
  const field = fieldAt(form, path);
  const [mineText, theirText] = useValueTexts(form, path, [mine, theirs]);
  const hidden = Boolean(field?.schema.writeOnly);
  const file = chosenFile(mine)?.name;
  const empty = translate('admin.history.empty');
  const sides = [
    {
      value: 'mine' as const,
      heading: translate('admin.merge.mine'),
      text: hidden ? translate('admin.history.secret') : (file ?? (mineText || empty)),
    },
    {
      value: 'theirs' as const,
      heading: by
        ? translate('admin.merge.theirsBy', { who: whoText(by, translate), time: momentText(by.createdAt, calendar) })
        : translate('admin.merge.theirs'),
      text: hidden ? translate('admin.merge.unchanged') : theirText || empty,
    },
  ];
  return (
    <Box
      component="section"
      sx={{ border: 1, borderColor: side ? 'divider' : 'warning.main', borderRadius: 2, p: 1.5 }}
    >
      <Typography id={id} component="h3" sx={{ fontWeight: 600, mb: 0.5 }}>
        {fieldLabel(form, path, translate)}
      </Typography>
      <RadioGroup
        aria-labelledby={id}
        value={side ?? ''}
        onChange={(_, chosen) => onChoose(chosen as Side)}
        sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 1 }}
      >
        {sides.map(({ value, heading, text }) => (
          <FormControlLabel
            key={value}
            value={value}
            control={<Radio size="small" />}
            sx={{ alignItems: 'flex-start', mr: 0 }}
            label={
              <>
                <Typography variant="body2" sx={{ color: 'text.secondary', pt: 0.75 }}>
                  {heading}
                </Typography>
                <Box sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>{text}</Box>
              </>
            }
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
