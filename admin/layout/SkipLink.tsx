import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { notOnPaper } from '../theme/paper.ts';

/** Leads keyboard users past the menu; seen only while it has the focus. */
export function SkipLink() {
  const translate = useTranslate();
  return (
    <Box
      component="a"
      href="#content"
      sx={{
        position: 'fixed',
        left: 8,
        top: -60,
        zIndex: 2000,
        p: 1,
        bgcolor: 'background.paper',
        color: 'primary.main',
        '&:focus': { top: 8 },
        ...notOnPaper,
      }}
    >
      {translate('ra.navigation.skip_nav')}
    </Box>
  );
}
