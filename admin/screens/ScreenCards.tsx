import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { momentText } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { ConditionChip } from './ConditionChip.tsx';
import type { JudgedScreen } from './condition-of.ts';

/** All screens on a phone: a card each, with its name, how it is and since when that is known. */
export function ScreenCards({ screens, base }: { screens: readonly JudgedScreen[]; base: string }) {
  const translate = useTranslate();
  const calendar = useCalendar();
  return (
    <Box component="ul" aria-label={translate('admin.pages.screens')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {screens.map(({ panelGid, panelName, screen, condition, heardAt, sound, errors, width, height }) => (
        <Box
          component="li"
          key={`${panelGid}/${screen}`}
          sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider', fontSize: 14 }}
        >
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
            <Link
              component={RouterLink}
              to={`${base}/${panelGid}/${screen}`}
              sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
            >
              {panelName || panelGid}
            </Link>
            <ConditionChip condition={condition} />
          </Box>
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {[momentText(heardAt, calendar), translate(`values.ScreenSound.${sound}`), `${width} × ${height}`].join(
              translate('punctuation.dot'),
            )}
          </Box>
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{screen}</Box>
          {errors.at(-1) && <Box sx={{ color: 'error.main', overflowWrap: 'anywhere' }}>{errors.at(-1)}</Box>}
        </Box>
      ))}
    </Box>
  );
}
