import type { OperationId } from '#generated/operations.ts';

/** Whether an operation gives a token for what somebody or something knows, or for what an identity provider vouches for. */
export function isSignIn(operationId: OperationId): boolean {
  return /^signIn|ApiToken$|^completeSingleSignOn$/.test(operationId);
}
