import { type Resource, type ResourceName, resources } from '#generated/resources.ts';

/** What a resource name stands for: which records, and below which parent. */
export interface ResourceScope {
  resource: Resource;
  /** The parent as list, create, sort and the like name it in the query: `{ panelGid }`, or nothing. */
  parent: Record<string, string>;
}

/**
 * The name under which react-admin knows a resource. It is the path of its pages, so that links, cache and the
 * parent's gid need no second place: `staff`, `management/<panelGid>/media`.
 */
export function resourcePath(name: ResourceName, parentGid?: string): string {
  const { parent, path } = resources[name];
  return parent && parentGid ? `${resourcePath(parent as ResourceName)}/${parentGid}/${path}` : path;
}

/** Reads a resource name back; throws if no resource is called so. */
export function readResourcePath(name: string): ResourceScope {
  const found = findResourcePath(name);
  if (!found) throw new Error(`"${name}" is no resource`);
  return found;
}

/** Reads a resource name back; undefined if no resource is called so. */
export function findResourcePath(name: string): ResourceScope | undefined {
  for (const resource of Object.values(resources)) {
    const parentGid = parentIn(name, resource);
    if (parentGid === undefined) continue;
    return { resource, parent: resource.parent ? { [`${resource.parent}Gid`]: parentGid } : {} };
  }
  return undefined;
}

/** gid of the parent that a name of this resource has, '' for a resource without one; undefined for another's name. */
function parentIn(name: string, { parent, path }: Resource): string | undefined {
  if (!parent) return name === path ? '' : undefined;
  const above = `${resourcePath(parent as ResourceName)}/`;
  const [gid, below, ...more] = name.startsWith(above) ? name.slice(above.length).split('/') : [];
  return below === path && more.length === 0 ? gid : undefined;
}
