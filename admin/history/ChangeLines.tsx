import ArrowIcon from '@mui/icons-material/ArrowRightAlt';
import Box from '@mui/material/Box';
import { type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { ToldChange, ToldEntry } from './tell-changes.ts';

interface ChangeLinesProps {
  entry: Pick<ToldEntry, 'action' | 'changes'>;
  /** What can be done with a field's change. */
  action?: ((change: ToldChange) => ReactNode) | undefined;
}

/** A record that was made or deleted has a line for each of its fields: more of them than this would hide the other entries. */
const mostLines = 3;

/** Field by field, what was there and what came in its place; folded where a whole record came or went. */
export function ChangeLines({ entry: { action: done, changes }, action }: ChangeLinesProps) {
  const translate = useTranslate();
  const whole = (done === 'created' || done === 'deleted') && changes.length > mostLines;
  const lines = <Lines changes={changes} action={action} />;
  if (!whole) return lines;
  return (
    <details>
      <Box component="summary" sx={{ cursor: 'pointer', color: 'text.secondary', width: 'fit-content' }}>
        {translate('admin.history.allFields', { number: changes.length })}
      </Box>
      <Box sx={{ mt: 0.75 }}>{lines}</Box>
    </details>
  );
}

function Lines({ changes, action }: { changes: readonly ToldChange[]; action: ChangeLinesProps['action'] }) {
  const translate = useTranslate();
  const columns = useMemo(() => ({ xs: '1fr auto', sm: 'minmax(110px, 3fr) 7fr auto' }), []);
  if (changes.length === 0) return null;
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', rowGap: 0.75 }}>
      {changes.map((change) => (
        <Box
          component="li"
          key={change.field}
          sx={{ display: 'grid', columnGap: 1.5, gridTemplateColumns: columns, alignItems: 'start' }}
        >
          <Box sx={{ color: 'text.secondary', gridColumn: { xs: '1 / -1', sm: 'auto' }, overflowWrap: 'anywhere' }}>
            {change.label}
          </Box>
          <Box sx={{ overflowWrap: 'anywhere' }}>
            {change.secret ? translate('admin.history.secret') : <Values {...change} />}
          </Box>
          <Box sx={{ gridColumn: -2 }}>{action?.(change)}</Box>
        </Box>
      ))}
    </Box>
  );
}

function Values({ before, after }: ToldChange) {
  const translate = useTranslate();
  return (
    <>
      {before && (
        <Box component="del" sx={{ color: 'text.secondary' }}>
          {before}
        </Box>
      )}
      {before && (
        <ArrowIcon
          fontSize="small"
          titleAccess={translate('admin.history.became')}
          sx={{ mx: 0.5, verticalAlign: 'text-bottom', color: 'text.secondary' }}
        />
      )}
      <Box component="ins" sx={{ textDecoration: 'none', fontWeight: 600 }}>
        {after || translate('admin.history.empty')}
      </Box>
    </>
  );
}
