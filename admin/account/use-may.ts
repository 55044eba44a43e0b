import { mayCall, type WhoCalls } from '#client/session/may-call.ts';
import { useStore } from '#client/use-store.ts';
import type { OperationId } from '#generated/operations.ts';
import { account, knownAccount } from '../session.ts';

/** Whom calls speak for, also before the server has said who is signed in. */
export function useCaller(): WhoCalls {
  useStore(account);
  return knownAccount() ?? {};
}

/** Tells what the one who is signed in may call: what they may not is not shown. */
export function useMay(): (operation: OperationId) => boolean {
  const caller = useCaller();
  return (operation) => mayCall(operation, caller);
}
