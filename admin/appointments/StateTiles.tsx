import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import type { AppointmentDay } from '#generated/shapes.ts';
import { type CountedState, countedStates } from './day-query.ts';

interface StateTilesProps {
  day: AppointmentDay;
  chosen: CountedState | undefined;
  onChoose(state: CountedState | undefined): void;
}

/** How many stand where; a press shows these alone, another shows all again. */
export function StateTiles({ day, chosen, onChoose }: StateTilesProps) {
  const translate = useTranslate();
  const label = (state: CountedState) =>
    translate(state === 'canceled' ? 'values.QueueStatus.canceled' : `values.PatientListState.${state}`);
  const tile = (name: string, count: number, pressed: boolean, press: () => void) => (
    <ButtonBase
      key={name}
      aria-pressed={pressed}
      onClick={press}
      sx={{
        flexDirection: 'column',
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        px: 2,
        py: 1.25,
        border: 1,
        borderColor: pressed ? 'primary.main' : 'divider',
        borderRadius: 1.5,
        bgcolor: 'background.paper',
        boxShadow: pressed ? (theme) => `inset 0 0 0 1px ${theme.palette.primary.main}` : 'none',
        '&:hover': { borderColor: 'primary.main' },
        '&:focus-visible': { outline: 2, outlineOffset: 2, outlineColor: 'primary.main' },
      }}
    >
      <Box component="span" sx={{ color: 'text.secondary', textAlign: 'left', overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      <Box component="span" sx={{ fontSize: 24, lineHeight: 1.2, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>
        {count}
      </Box>
    </ButtonBase>
  );
  return (
    <Box
      role="group"
      aria-label={translate('admin.appointments.states')}
      sx={{
        display: 'grid',
        gap: 1.25,
        gridTemplateColumns: {
          xs: 'repeat(auto-fill, minmax(104px, 1fr))',
          sm: 'repeat(4, minmax(0, 1fr))',
          lg: 'repeat(8, minmax(0, 1fr))',
        },
        // Eight of them leave a word of twelve letters just the room that it needs.
        '& > button': { px: { xs: 1, sm: 2, lg: 0.75, xl: 2 } },
        mb: 2,
      }}
    >
      {tile(translate('admin.appointments.all'), day.total, chosen === undefined, () => onChoose(undefined))}
      {countedStates.map((state) =>
        tile(label(state), day.states[state], chosen === state, () => onChoose(chosen === state ? undefined : state)),
      )}
    </Box>
  );
}
