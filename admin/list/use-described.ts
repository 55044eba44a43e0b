import { useResourceContext } from 'react-admin';
import { useStore } from '#client/use-store.ts';
import { allowedResource } from '../data/allowed-resource.ts';
import { type ResourceScope, readResourcePath } from '../data/resource-path.ts';
import { account } from '../session.ts';

/**
 * The description of the resource that the list or form around is about, and its path. It has the operations that the
 * one who is signed in may call.
 */
export function useDescribed(): ResourceScope & { path: string } {
  const path = useResourceContext();
  const role = useStore(account)?.role;
  if (!path) throw new Error('there is no resource here');
  const { resource, parent } = readResourcePath(path);
  return { resource: allowedResource(resource, role), parent, path };
}
