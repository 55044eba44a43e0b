import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import type { Media } from '#generated/shapes.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** The name of a medium beside what it looks like, where its file is kept here, else beside a sign of its type. */
export function PicturedMedia({ record, children }: { record: RaRecord; children: ReactNode }) {
  const { file, type } = record as unknown as Media;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
      <Box sx={{ flex: 'none', width: 64, borderRadius: 0.5, overflow: 'hidden' }}>
        <Thumbnail item={{ url: file ?? '', type, stored: Boolean(file?.startsWith('/')) }} />
      </Box>
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}
