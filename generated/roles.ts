// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { AdminRole } from './values.ts';

/** Role that an administrator with a name of their own needs to be told these properties. */
export const propertyRoles: Readonly<Record<string, AdminRole>> = {
  exclusiveUrl: 'operates',
  kioskUrl: 'operates',
  ticketMachineUrl: 'operates',
  cloudUrl: 'administers',
};
