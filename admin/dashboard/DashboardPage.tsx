import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Page } from '../layout/Page.tsx';
import { PrintButton } from '../layout/PrintButton.tsx';

/** A dashboard: what is chosen above, a way to print, and the figures below one another. */
export function DashboardPage({ title, above, children }: { title: string; above?: ReactNode; children: ReactNode }) {
  return (
    <Page title={title}>
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 1400 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap' }}>
          <Box>{above}</Box>
          <PrintButton />
        </Box>
        {children}
      </Box>
    </Page>
  );
}

/** Figures side by side where there is room. */
export const besideEachOther = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
