import Box from '@mui/material/Box';
import { type RaRecord, useTranslate } from 'react-admin';
import type { Resource } from '#generated/resources.ts';
import { ColumnValue } from './ColumnValue.tsx';
import { cardColumns } from './card-columns.ts';

/** What matters most of a record, a name and a value in each line. */
export function RecordFacts({ record, resource }: { readonly record: RaRecord; readonly resource: Resource }) {
  const translate = useTranslate();
  return (
    <Box component="dl" sx={facts}>
      {cardColumns(resource, record).map((column) => (
        <Box key={column.source} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {translate(column.labelKey)}
          </Box>
          <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            <ColumnValue column={column} record={record} />
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const facts = {
  display: 'grid',
  gridTemplateColumns: 'minmax(72px, max-content) minmax(0, 1fr)',
  columnGap: 1.5,
  rowGap: 0.25,
  m: 0,
  fontSize: 14,
} as const;
