import { type OperationId, operations } from '#generated/operations.ts';
import { AdminRole } from '#generated/values.ts';

/**
 * Whether somebody with a role in the administration may call an operation, as the server decides it too; who has none
 * (the organisation's own password, the provider's staff) may call all.
 */
export function mayCall(id: OperationId, role: AdminRole | undefined): boolean {
  const { role: needed } = operations[id] as { readonly role?: AdminRole };
  return role === undefined || needed === undefined || AdminRole.indexOf(role) >= AdminRole.indexOf(needed);
}
