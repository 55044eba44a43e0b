import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';

/** Stands where something is being loaded. */
export function Waiting() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 160 }}>
      <CircularProgress aria-label="…" />
    </Box>
  );
}
