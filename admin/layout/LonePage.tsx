import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { LanguageMenu } from './LanguageMenu.tsx';

/** A page with nothing around it: a sign-in, or what went wrong. */
export function LonePage({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  const translate = useTranslate();
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <Box sx={{ minHeight: '100vh', bgcolor: 'background.default', display: 'flex', flexDirection: 'column' }}>
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', p: 2 }}>
        <Typography component="span" sx={{ fontWeight: 700, color: 'primary.main' }}>
          {translate('server.product')}
        </Typography>
        <LanguageMenu />
      </Box>
      <Box component="main" id="content" sx={{ flex: 1, display: 'grid', placeItems: 'center', p: 2, pb: 12 }}>
        <Card sx={{ p: 4, width: '100%', maxWidth: 420 }}>
          <Typography variant="h1" sx={{ mb: text ? 1 : 3 }}>
            {title}
          </Typography>
          {text && <Typography sx={{ color: 'text.secondary', mb: 3 }}>{text}</Typography>}
          {children}
        </Card>
      </Box>
    </Box>
  );
}
