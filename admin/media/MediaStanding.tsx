import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { type RaRecord, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { Media } from '#generated/shapes.ts';
import { Allowed } from '../account/Allowed.tsx';
import { usePress } from '../layout/use-press.ts';
import { http } from '../session.ts';

/** Below the name of a medium whose source fails: what the screens play meanwhile, and a press that asks it again. */
export function MediaStanding({ record }: { record: RaRecord }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const press = usePress();
  const { state = 'ready', keptAt } = record as unknown as Media & { keptAt?: number };
  if (state === 'ready' || state === 'direct') return null;
  const check = () =>
    press(async () => {
      await http.call('checkMedia', { body: { gids: [String(record.id)] } }, { keepFailure: true });
      notify('admin.media.checking', { type: 'info' });
      refresh();
    });
  return (
    <Box sx={{ fontSize: 13, fontWeight: 400, color: 'text.secondary', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {state !== 'waiting' && <span>{translate(keptAt ? 'admin.media.keptPlays' : 'admin.media.leftOut')}</span>}
      <Allowed to="checkMedia">
        <Link component="button" type="button" sx={{ fontSize: 13 }} onClick={check}>
          {translate('admin.media.check')}
        </Link>
      </Allowed>
    </Box>
  );
}
