import type { Organisation } from '#generated/shapes.ts';
import type { AdminRole } from '#generated/values.ts';

/** Whether an organisation asks people of a role for a second factor: of those who may do everything. */
export function isFactorRequired(organisation: Organisation | undefined, role: AdminRole | undefined): boolean {
  return role === 'administers' && organisation?.requireSecondFactor === true;
}
