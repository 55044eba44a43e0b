import { useResourceContext } from 'react-admin';
import { type ResourceScope, readResourcePath } from '../data/resource-path.ts';

/** The description of the resource that the list or form around is about, and its path. */
export function useDescribed(): ResourceScope & { path: string } {
  const path = useResourceContext();
  if (!path) throw new Error('there is no resource here');
  return { ...readResourcePath(path), path };
}
