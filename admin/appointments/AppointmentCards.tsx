import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import { useTranslate } from 'react-admin';
import { labelled } from '../i18n/labelled.ts';
import { PatientName } from './PatientName.tsx';
import { RowActions } from './RowActions.tsx';
import type { AppointmentRowsProps } from './rows-props.ts';
import { StandingChip } from './StandingChip.tsx';
import { useChooses } from './use-chooses.ts';
import { WalkInCard } from './WalkInCard.tsx';

/** A day's appointments on a phone: one card each. */
export function AppointmentCards({ resource, rows, today, chosen, onToggle, ask, nameOfTag }: AppointmentRowsProps) {
  const translate = useTranslate();
  const chooses = useChooses();
  return (
    <Box component="ul" aria-label={translate('entities.Appointment')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map(({ appointment, walkIn }) => {
        if (!appointment) return walkIn && <WalkInCard key={walkIn.gid} walkIn={walkIn} />;
        const { gid, serialNumber, name, shift, room, doctor, department } = appointment;
        return (
          <Box
            component="li"
            key={gid}
            sx={{
              display: 'grid',
              gridTemplateColumns: 'auto minmax(0, 1fr) auto',
              gap: 1,
              alignItems: 'center',
              borderTop: 1,
              borderColor: 'divider',
              px: 1,
              py: 1.25,
            }}
          >
            {chooses ? (
              <Checkbox
                checked={chosen.includes(gid)}
                onChange={() => onToggle(gid)}
                slotProps={{
                  input: { 'aria-label': labelled(translate, translate('ra.action.select_row'), name) },
                }}
              />
            ) : (
              <span />
            )}
            <Box>
              <Box sx={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 1, alignItems: 'baseline' }}>
                <Box component="span" sx={{ fontSize: 20, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
                  {serialNumber}
                </Box>
                <PatientName resource={resource} appointment={appointment} nameOfTag={nameOfTag} />
              </Box>
              <Box sx={{ color: 'text.secondary' }}>
                {[translate(`values.Session.${shift}`), room, doctor, department]
                  .filter(Boolean)
                  .join(translate('punctuation.dot'))}
              </Box>
              <Box sx={{ mt: 0.5 }}>
                <StandingChip appointment={appointment} />
              </Box>
            </Box>
            <Box sx={{ whiteSpace: 'nowrap' }}>
              <RowActions appointment={appointment} today={today} ask={ask} />
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
