import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { ScreenState } from '#generated/shapes.ts';
import { momentText } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { ScrolledTable } from '../layout/ScrolledTable.tsx';
import { useIsPhone } from '../layout/use-is-phone.ts';
import { ConditionChip } from './ConditionChip.tsx';
import { conditionOf, type JudgedScreen } from './condition-of.ts';
import { ScreenCards } from './ScreenCards.tsx';

const columns = ['panel', 'condition', 'heardAt', 'sound', 'errors', 'size', 'engine'];

/** All screens, those in trouble first. */
export function ScreenTable({ screens, base }: { screens: ScreenState[]; base: string }) {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const now = Date.now();
  if (screens.length === 0)
    return <Card sx={{ p: 5, textAlign: 'center', color: 'text.secondary' }}>{translate('admin.screens.none')}</Card>;
  const order = ['silent', 'trouble', 'online'];
  const judged = screens
    .map((screen) => ({ ...screen, condition: conditionOf(screen, now) }))
    .sort((one, other) => order.indexOf(one.condition) - order.indexOf(other.condition));
  return <Card>{isPhone ? <ScreenCards screens={judged} base={base} /> : <Rows screens={judged} base={base} />}</Card>;
}

function Rows({ screens, base }: { screens: readonly JudgedScreen[]; base: string }) {
  const translate = useTranslate();
  const calendar = useCalendar();
  return (
    <ScrolledTable label={translate('admin.pages.screens')}>
      <Table aria-label={translate('admin.pages.screens')}>
        <TableHead>
          <TableRow>
            {columns.map((name) => (
              <TableCell key={name}>{translate(`admin.screens.${name}`)}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {screens.map(({ panelGid, panelName, screen, condition, heardAt, sound, errors, width, height, engine }) => (
            <TableRow key={`${panelGid}/${screen}`} hover>
              <TableCell>
                <Link component={RouterLink} to={`${base}/${panelGid}/${screen}`} sx={{ fontWeight: 600 }}>
                  {panelName || panelGid}
                </Link>
                <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{screen}</Box>
              </TableCell>
              <TableCell>
                <ConditionChip condition={condition} />
              </TableCell>
              <TableCell>{momentText(heardAt, calendar)}</TableCell>
              <TableCell>{translate(`values.ScreenSound.${sound}`)}</TableCell>
              <TableCell>{errors.at(-1) ?? translate('admin.screens.noErrors')}</TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>{`${width} × ${height}`}</TableCell>
              <TableCell>{engine}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrolledTable>
  );
}
