import { type Resource, type ResourceName, resources } from '#generated/resources.ts';

/** What a resource name stands for: which records, and below which parent. */
export interface ResourceScope {
  resource: Resource;
  /** The parent as list, create, sort and the like name it in the query: `{ panelGid }`, or nothing. */
  parent: Record<string, string>;
}

/** Path segments of families; one without an entry is called by its own name. */
const segments: Partial<Record<ResourceName, string>> = {
  panel: 'management',
  group: 'panel-group-management',
  appointment: 'appointment-list',
  marquee: 'announcement',
  organisation: 'organization-list',
};

/** Organisations and logs are no families: they have calls of their own. */
const extraOperations: Partial<Record<ResourceName, Resource['operations']>> = {
  organisation: { list: 'listOrganisations' },
  readLog: { list: 'listReadLogs' },
  changeLog: { list: 'listChangeLogs' },
  accessLog: { list: 'listAccessLogs' },
  appActionLog: { list: 'listAppActionLogs' },
  schedulerLog: { list: 'listSchedulerLogs' },
  errorLog: { list: 'listErrorLogs' },
};

/** The last segment of a resource's path. */
export function segmentOf(name: ResourceName): string {
  return segments[name] ?? name;
}

/**
 * The name under which react-admin knows a resource. It is the path of its pages, so that links, cache and the
 * parent's gid need no second place: `staff`, `management/<panelGid>/media`.
 */
export function resourcePath(name: ResourceName, parentGid?: string): string {
  const { parent } = resources[name];
  return parent && parentGid
    ? `${resourcePath(parent as ResourceName)}/${parentGid}/${segmentOf(name)}`
    : segmentOf(name);
}

/** Reads a resource name back; throws if no resource is called so. */
export function readResourcePath(path: string): ResourceScope {
  const parts = path.split('/');
  const segment = parts.at(-1) ?? '';
  const found = Object.values(resources).find(({ name }) => segmentOf(name) === segment);
  if (!found) throw new Error(`"${path}" is no resource`);
  const operations = extraOperations[found.name];
  const parentGid = parts.at(-2);
  return {
    resource: operations ? { ...found, operations } : found,
    parent: found.parent && parentGid ? { [`${found.parent}Gid`]: parentGid } : {},
  };
}
