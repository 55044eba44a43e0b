import type { Translator } from '#client/language/translator.ts';
import type { Store } from '#client/store.ts';
import type { QueueState } from '#generated/shapes.ts';
import { AutoLogoutDialog } from './AutoLogoutDialog.tsx';
import { useAutoLogout } from './use-auto-logout.ts';
import { useBusy } from './use-busy.ts';
import { useNow } from './use-now.ts';

interface AutoLogoutProps {
  t: Translator;
  state: QueueState;
  clockOffsetMs: Store<number>;
  onStay(): void;
  onTimeOut(): void;
}

/** The automatic log-out, if the organisation has one: nothing to see until it is near. */
export function AutoLogout({ t, state, clockOffsetMs, onStay, onTimeOut }: AutoLogoutProps) {
  const now = useNow(clockOffsetMs, 1_000);
  const seconds = useAutoLogout(state, now, useBusy(), onTimeOut);
  return seconds === undefined ? null : <AutoLogoutDialog t={t} seconds={seconds} onStay={onStay} />;
}
