import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { alerts } from '#client/screen/alerts.ts';
import { useStore } from '#client/use-store.ts';

const severities = { success: 'success', danger: 'error', warning: 'warning', info: 'info' } as const;

/** The short messages of client/screen/alerts. */
export function Alerts() {
  const translate = useTranslate();
  const shown = useStore(alerts.shown);
  return (
    <Box
      sx={{
        position: 'fixed',
        zIndex: 2000,
        top: 16,
        left: '50%',
        transform: 'translateX(-50%)',
        display: 'grid',
        gap: 1,
      }}
    >
      {shown.map(({ id, variant, content, isI18nKey, i18nParams }) => (
        <Alert key={id} severity={severities[variant]} onClose={() => alerts.dismiss(id)} sx={{ border: 1 }}>
          {isI18nKey ? translate(content, i18nParams) : content}
        </Alert>
      ))}
    </Box>
  );
}
