import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { ApiKey } from '#generated/shapes.ts';
import { Allowed } from '../account/Allowed.tsx';
import { momentText } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { labelled } from '../i18n/labelled.ts';
import { ScrolledTable } from '../layout/ScrolledTable.tsx';

/** The keys there are, the newest first, each with what it is for and a button that ends it. */
export function ApiKeyList({ keys, onEnd }: { keys: readonly ApiKey[]; onEnd(key: ApiKey): void }) {
  const translate = useTranslate();
  const calendar = useCalendar();
  if (keys.length === 0) return <Typography color="text.secondary">{translate('admin.apiKeys.none')}</Typography>;
  return (
    <ScrolledTable label={translate('admin.apiKeys.title')}>
      <Table aria-label={translate('admin.apiKeys.title')}>
        <TableHead>
          <TableRow>
            {['name', 'kind', 'createdAt', 'usedAt', 'expiresAt'].map((column) => (
              <TableCell key={column}>{translate(`admin.apiKeys.${column}`)}</TableCell>
            ))}
            <TableCell />
          </TableRow>
        </TableHead>
        <TableBody>
          {keys.map((key) => (
            <TableRow key={key.gid} hover>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>{key.name ?? '–'}</TableCell>
              <TableCell>
                {[translate(`values.ApiKeyKind.${key.kind}`), key.staffName].filter(Boolean).join(' · ')}
              </TableCell>
              <TableCell>{momentText(key.createdAt, calendar)}</TableCell>
              <TableCell>
                {key.usedAt === undefined ? translate('admin.apiKeys.notUsed') : momentText(key.usedAt, calendar)}
              </TableCell>
              <TableCell>{momentText(key.expiresAt, calendar)}</TableCell>
              <TableCell align="right">
                <Allowed to="revokeApiKeys">
                  <Button
                    color="error"
                    size="small"
                    aria-label={labelled(
                      translate,
                      translate('admin.apiKeys.end'),
                      key.name ?? key.staffName ?? key.gid,
                    )}
                    onClick={() => onEnd(key)}
                  >
                    {translate('admin.apiKeys.end')}
                  </Button>
                </Allowed>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrolledTable>
  );
}
