import { ListPage } from '../pages/ListPage.tsx';
import { LockedSignIns } from '../sign-in/LockedSignIns.tsx';

/** The staff, with those who have to wait after failed sign-ins above. */
export function StaffList({ resource }: { resource: string }) {
  return <ListPage resource={resource} above={<LockedSignIns />} />;
}
