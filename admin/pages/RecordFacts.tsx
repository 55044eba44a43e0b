import Box from '@mui/material/Box';
import { type RaRecord, useTranslate } from 'react-admin';
import type { Resource } from '#generated/resources.ts';
import { Waiting } from '../layout/Waiting.tsx';
import { ColumnValue } from '../list/ColumnValue.tsx';

/** A record that is only read: name and value of each of its columns. */
export function RecordFacts({ resource, record }: { resource: Resource; record: RaRecord | undefined }) {
  const translate = useTranslate();
  if (!record) return <Waiting />;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: 'minmax(120px, auto) 1fr', gap: 1.5 }}>
      {resource.columns.map((column) => (
        <Box key={column.source} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {translate(column.labelKey)}
          </Box>
          <Box component="dd" sx={{ m: 0 }}>
            <ColumnValue column={column} record={record} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
