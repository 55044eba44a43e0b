import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useAffectedScreens } from './use-affected-screens.ts';

/** Before a change is saved: how many screens on the wall it shows on at once; nothing where there is none. */
export function AffectedScreens({ gids }: { gids: string[] }) {
  const translate = useTranslate();
  const count = useAffectedScreens(gids);
  if (!count) return null;
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {translate('admin.panel.affects', { smart_count: count })}
    </Alert>
  );
}
