import Box from '@mui/material/Box';
import { useStore } from '#client/use-store.ts';
import { momentText } from '../calendar/calendar.ts';
import { serverNow } from '../calendar/server-clock.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { organisation } from '../session.ts';
import { onlyOnPaper } from '../theme/paper.ts';
import { printing } from './printing.ts';

/** On paper, beside the title: whose page it is, and when it was printed. */
export function PrintedWhen() {
  const of = useStore(organisation);
  const calendar = useCalendar();
  // Drawn for the print, so that it names that moment.
  useStore(printing);
  return (
    <Box sx={{ ...onlyOnPaper, textAlign: 'right' }}>
      <div>{of?.name}</div>
      <div>{momentText(serverNow(), calendar)}</div>
    </Box>
  );
}
