import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { ReactNode } from 'react';
import { ListBase } from 'react-admin';
import { positionSort } from '../data/dialect.ts';
import { readResourcePath } from '../data/resource-path.ts';
import { BulkBar } from './BulkBar.tsx';
import { FilterBar } from './FilterBar.tsx';
import { ListActions } from './ListActions.tsx';
import { ListPages } from './ListPages.tsx';
import { ListTable } from './ListTable.tsx';

export interface GeneratedListProps {
  /** Resource path, such as "staff" or "management/<panelGid>/media". */
  resource: string;
  /** Shown above the list, such as a notice. */
  above?: ReactNode;
}

/** The list of any resource: columns, filters and actions are those of its generated description. */
export function GeneratedList({ resource, above }: GeneratedListProps) {
  const { resource: described } = readResourcePath(resource);
  const field = described.positioned ? positionSort : (described.defaultSort ?? 'createdAt');
  return (
    <ListBase
      resource={resource}
      sort={{ field, order: described.dated ? 'DESC' : 'ASC' }}
      perPage={10}
      disableSyncWithLocation={described.parent !== undefined}
      storeKey={resource}
      queryOptions={{ onError: () => undefined }} // the table tells it
    >
      {above}
      <Card>
        <Box sx={{ display: 'flex', gap: 1, p: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
          <FilterBar />
          <Box sx={{ flex: 1 }} />
          <ListActions />
        </Box>
        <BulkBar />
        <ListTable />
        <ListPages />
      </Card>
    </ListBase>
  );
}
