import ArrowIcon from '@mui/icons-material/ArrowRightAlt';
import Box from '@mui/material/Box';
import { type ReactNode, useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { ToldChange } from './tell-changes.ts';

interface ChangeLinesProps {
  changes: readonly ToldChange[];
  /** What can be done with a field's change. */
  action?: ((change: ToldChange) => ReactNode) | undefined;
}

/** Field by field, what was there and what came in its place. */
export function ChangeLines({ changes, action }: ChangeLinesProps) {
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
