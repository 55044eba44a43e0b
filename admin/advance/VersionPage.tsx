import { EditPage } from '../pages/EditPage.tsx';
import { VersionFiles } from './VersionFiles.tsx';

/** A release: its form, and beside it its files. */
export function VersionPage({ resource, id }: { resource: string; id: string }) {
  return <EditPage resource={resource} id={id} beside={<VersionFiles resource={resource} id={id} />} />;
}
