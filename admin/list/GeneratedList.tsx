import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ListBase, useTranslate } from 'react-admin';
import { retryUnreached } from '../data/away.ts';
import { readResourcePath } from '../data/resource-path.ts';
import { lazyAside } from '../layout/lazy-part.ts';
import { useIsPhone } from '../layout/use-is-phone.ts';
import { organisationGid } from '../session.ts';
import { SavedViews } from '../views/SavedViews.tsx';
import { BulkBar } from './BulkBar.tsx';
import { FilterBar } from './FilterBar.tsx';
import { firstLook } from './first-look.ts';
import { ListActions } from './ListActions.tsx';
import { ListBody } from './ListBody.tsx';
import { ListFocus } from './ListFocus.tsx';
import { ListPages } from './ListPages.tsx';

const SortChoice = lazyAside(() => import('./SortChoice.tsx'), 'SortChoice');

export interface GeneratedListProps {
  /** Resource path, such as "staff" or "management/<panelGid>/media". */
  resource: string;
  /** Shown above the list, such as a notice. */
  above?: ReactNode;
  /** Whether it stands below a heading of its own, where a page has more than one list. */
  headed?: boolean;
}

/** The list of any resource: columns, filters and actions are those of its generated description. */
export function GeneratedList({ resource, above, headed = false }: GeneratedListProps) {
  const { resource: described } = readResourcePath(resource);
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const { sort, pagination } = firstLook(described);
  return (
    <ListBase
      resource={resource}
      sort={sort}
      perPage={pagination.perPage}
      // An address that is part of another page's may have more than one list.
      disableSyncWithLocation={resource.includes('/')}
      storeKey={resource}
      queryOptions={{ retry: retryUnreached, onError: () => undefined }} // the table tells it
    >
      {above}
      <Card component="section" aria-label={translate(described.titleKey, { smart_count: 2 })}>
        {headed && (
          <Typography variant="h2" sx={{ px: 2, pt: 2 }}>
            {translate(described.titleKey, { smart_count: 2 })}
          </Typography>
        )}
        <Box sx={{ display: 'flex', gap: 1, p: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
          <FilterBar />
          {organisationGid.get() && <SavedViews />}
          {isPhone ? <SortChoice /> : <Box sx={{ flex: 1 }} />}
          <ListActions />
        </Box>
        <ListFocus>
          <BulkBar />
          <ListBody />
        </ListFocus>
        <ListPages />
      </Card>
    </ListBase>
  );
}
