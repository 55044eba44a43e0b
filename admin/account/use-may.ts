import { mayCall } from '#client/session/may-call.ts';
import { useStore } from '#client/use-store.ts';
import type { OperationId } from '#generated/operations.ts';
import { account } from '../session.ts';

/** Tells what the one who is signed in may call: what they may not is not shown. */
export function useMay(): (operation: OperationId) => boolean {
  const role = useStore(account)?.role;
  return (operation) => mayCall(operation, role);
}
