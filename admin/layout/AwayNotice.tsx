import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useStore } from '#client/use-store.ts';
import { away } from '../data/away.ts';

/** Says why nothing comes, while the server is away; all goes on by itself once it is there. */
export function AwayNotice() {
  const translate = useTranslate();
  const why = useStore(away);
  return (
    <div role="status">
      {why && (
        <Alert severity="warning" role="presentation" sx={{ mb: 2 }}>
          {translate(`admin.away.${why}`)}
        </Alert>
      )}
    </div>
  );
}
