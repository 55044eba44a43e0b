import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { momentText } from '../calendar/calendar.ts';
import { useCalendar } from '../calendar/use-calendar.ts';
import { resourcePath } from '../data/resource-path.ts';
import { ChangeLines } from '../history/ChangeLines.tsx';
import { resourceOf } from '../history/form-of.ts';
import { kindText } from '../history/kind-text.ts';
import type { ToldEntry } from '../history/tell-changes.ts';
import { whoText } from '../history/who-text.ts';

/** One entry of the log of changes: when, who, and what became different; `action` where it has words of its own. */
export function ChangeRow({ entry, action: done }: { entry: ToldEntry; action?: string }) {
  const translate = useTranslate();
  const calendar = useCalendar();
  const { action, family, recordName, address, createdAt, changes } = entry;
  const to = useRecordAddress(entry);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '150px 180px minmax(0, 1fr)' },
        gap: { xs: 0.5, md: 2 },
        px: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {momentText(createdAt, calendar)}
      </Typography>
      <Box>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{whoText(entry, translate)}</Typography>
        {address && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {address}
          </Typography>
        )}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: changes.length > 0 ? 1 : 0 }}>
          <Chip size="small" label={done ?? translate(`values.ChangeAction.${action}`)} />
          <span>{kindText(family, translate)}</span>
          {to ? (
            <Link component={RouterLink} to={to} underline="hover" sx={{ fontWeight: 600 }}>
              {recordName || translate('ra.action.show')}
            </Link>
          ) : (
            <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {recordName}
            </Box>
          )}
        </Box>
        <ChangeLines entry={entry} />
      </Box>
    </Box>
  );
}

/** The page of the record, where it has one of its own and is still there. */
function useRecordAddress({ family, recordGid, action }: ToldEntry): string | undefined {
  const createPath = useCreatePath();
  const resource = resourceOf(family);
  const here = resource && !resource.parent && resource.operations.one;
  if (!here || action === 'deleted' || action === 'sorted') return undefined;
  return createPath({ resource: resourcePath(resource.name), type: 'edit', id: recordGid });
}
