import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useListContext, useTranslate } from 'react-admin';
import { lazyAside } from '../layout/lazy-part.ts';
import { useIsPhone } from '../layout/use-is-phone.ts';
import { useLingering } from '../layout/use-lingering.ts';
import { ListCards } from './ListCards.tsx';
import { ListTable } from './ListTable.tsx';

const ListEmpty = lazyAside(() => import('./ListEmpty.tsx'), 'ListEmpty');

/** The records of a list: a table, on a phone a card each; or why there are none. */
export function ListBody() {
  const translate = useTranslate();
  const { data, isPending, isFetching, error } = useListContext();
  const loads = useLingering(isFetching);
  const isPhone = useIsPhone();
  if (error && !data) return <Box sx={{ p: 3, color: 'error.main' }}>{error.message}</Box>;
  if (!isPending && data?.length === 0) return <ListEmpty />;
  return (
    <>
      <Box sx={{ height: 3 }}>
        {loads && <LinearProgress aria-label={translate('ra.page.loading')} sx={{ height: 3 }} />}
      </Box>
      {isPhone ? <ListCards /> : <ListTable />}
    </>
  );
}
