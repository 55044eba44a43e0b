import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { ListPage } from '../pages/ListPage.tsx';

/** Entries of the roster, or leaves, one by one; above the way to the week that they make. */
export function ShiftList({ resource }: { resource: string }) {
  const translate = useTranslate();
  const { orgId } = useParams();
  const week = (
    <Button variant="outlined" component={RouterLink} to={`/admin/${orgId}/roster`} sx={{ mb: 2 }}>
      {translate('admin.pages.roster')}
    </Button>
  );
  return <ListPage resource={resource} above={week} />;
}
