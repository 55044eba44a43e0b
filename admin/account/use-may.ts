import { mayCall, type WhoCalls } from '#client/session/may-call.ts';
import { useStore } from '#client/use-store.ts';
import type { OperationId } from '#generated/operations.ts';
import { account, providerAccount, tokens } from '../session.ts';

/** Whom calls speak for: the provider first, also before the server has said who is signed in. */
export function useCaller(): WhoCalls {
  const known = useStore(account);
  return known ?? (tokens.get('systemAdvance') ? providerAccount() : {});
}

/** Tells what the one who is signed in may call: what they may not is not shown. */
export function useMay(): (operation: OperationId) => boolean {
  const caller = useCaller();
  return (operation) => mayCall(operation, caller);
}
