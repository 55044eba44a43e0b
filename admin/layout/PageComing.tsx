import Box from '@mui/material/Box';
import { AwayNotice } from './AwayNotice.tsx';
import { Waiting } from './Waiting.tsx';

/** Stands in place of a page that is on its way, and says where nothing can come. */
export function PageComing() {
  return (
    <Box sx={{ p: 3 }}>
      <AwayNotice />
      <Waiting />
    </Box>
  );
}
