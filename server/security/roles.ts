import { propertyRoles } from '#generated/roles.ts';
import { AdminRole } from '#generated/values.ts';

/** Whether somebody may do what needs a role; administrators without a name of their own may do everything. */
export function mayWith(role: AdminRole | null, needed: AdminRole | undefined): boolean {
  return role === null || needed === undefined || AdminRole.indexOf(role) >= AdminRole.indexOf(needed);
}

/** Leaves out of an answer what opens doors that the caller's role does not (x-role); for JSON.stringify. */
export function withoutKeys(role: AdminRole | null): ((name: string, value: unknown) => unknown) | undefined {
  if (role === null) return undefined;
  const hidden = new Set(Object.keys(propertyRoles).filter((name) => !mayWith(role, propertyRoles[name])));
  return hidden.size === 0 ? undefined : (name, value) => (hidden.has(name) ? undefined : value);
}
