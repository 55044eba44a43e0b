import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

/** A part of the help under a heading of its own. */
export function HelpPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Typography variant="h2" component="h3" sx={{ fontSize: 16, mt: 2.5, mb: 1 }}>
        {title}
      </Typography>
      {children}
    </>
  );
}
