import { mayCall } from '#client/session/may-call.ts';
import type { Resource } from '#generated/resources.ts';
import type { AdminRole } from '#generated/values.ts';

const known = new WeakMap<Resource, Map<AdminRole, Resource>>();

/** A resource with the operations that somebody's role lets them call; the same object for the same question. */
export function allowedResource(resource: Resource, role: AdminRole | undefined): Resource {
  if (role === undefined) return resource;
  const ofRoles = known.get(resource) ?? new Map<AdminRole, Resource>();
  known.set(resource, ofRoles);
  const found = ofRoles.get(role) ?? { ...resource, operations: allowedOperations(resource, role) };
  ofRoles.set(role, found);
  return found;
}

function allowedOperations({ operations }: Resource, role: AdminRole): Resource['operations'] {
  return Object.fromEntries(Object.entries(operations).filter(([, id]) => mayCall(id, { role })));
}
