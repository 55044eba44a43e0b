import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { markedNumber } from '#client/text/marked-number.ts';
import type { WalkIn } from '#generated/shapes.ts';
import { StandingChip } from './StandingChip.tsx';
import { WalkInFacts } from './WalkInFacts.tsx';

/** A number without an appointment among the cards of the day, to be read only. */
export function WalkInCard({ walkIn }: { walkIn: WalkIn }) {
  const { room, place, shift, doctor, department, width } = walkIn;
  const translate = useTranslate();
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider', pl: 7, pr: 1, py: 1.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', flexWrap: 'wrap' }}>
        <Box component="span" sx={{ fontSize: 20, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
          {markedNumber(walkIn, width)}
        </Box>
        <WalkInFacts walkIn={walkIn} />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        {[translate(`values.Session.${shift}`), room ?? place, doctor, department]
          .filter(Boolean)
          .join(translate('punctuation.dot'))}
      </Box>
      <Box sx={{ mt: 0.5 }}>
        <StandingChip appointment={walkIn} />
      </Box>
    </Box>
  );
}
