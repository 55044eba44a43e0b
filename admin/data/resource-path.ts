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
  const parts = name.split('/');
  const segment = parts.at(-1);
  // A panel has voices as the hospital has: which is meant, the depth says.
  const below = parts.length > 2;
  const found = Object.values(resources).find(({ path, parent }) => path === segment && Boolean(parent) === below);
  if (!found) throw new Error(`"${name}" is no resource`);
  const parentGid = parts.at(-2);
  return {
    resource: found,
    parent: found.parent && parentGid ? { [`${found.parent}Gid`]: parentGid } : {},
  };
}
