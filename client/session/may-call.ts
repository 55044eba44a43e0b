import { type OperationId, operations } from '#generated/operations.ts';
import type { TokenKind } from '#generated/shapes.ts';
import { AdminRole } from '#generated/values.ts';

/** Who is signed in, as far as that is known. */
export interface WhoCalls {
  readonly kind?: TokenKind;
  readonly role?: AdminRole;
}

/**
 * Whether somebody may call an operation, as the server decides it too: by what their token is, and by their role in the
 * administration; who has none (the organisation's own password, the provider's staff) may call all that it takes them for.
 */
export function mayCall(id: OperationId, { kind, role }: WhoCalls): boolean {
  const { role: needed, security } = operations[id] as { role?: AdminRole; security: readonly TokenKind[] };
  if (kind !== undefined && !security.includes(kind)) return false;
  return role === undefined || needed === undefined || AdminRole.indexOf(role) >= AdminRole.indexOf(needed);
}
