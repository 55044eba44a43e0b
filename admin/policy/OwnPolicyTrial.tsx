import type { Store } from '#client/store.ts';
import { useStore } from '#client/use-store.ts';
import { hasOwnPolicy } from './has-own-policy.ts';
import { PolicyTrial } from './PolicyTrial.tsx';

interface OwnPolicyTrialProps {
  /** The room or group whose form it is. */
  place: { kind: 'panel' | 'group'; gid: string };
  draft: Store<Record<string, unknown> | undefined>;
}

/** A trial of the rules of one room or group, beside its form, once it has rules of its own. */
export function OwnPolicyTrial({ place, draft }: OwnPolicyTrialProps) {
  const values = useStore(draft);
  return values && hasOwnPolicy(values) ? <PolicyTrial draft={draft} of={place} /> : null;
}
