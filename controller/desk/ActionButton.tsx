import type { CounterActionRow } from '#generated/counter-actions.ts';
import { type ShortcutName, shortcuts } from './shortcuts.ts';

interface ActionButtonProps {
  name: ShortcutName;
  label: string;
  /** What it does besides. */
  detail?: string | undefined;
  large?: boolean;
  look?: CounterActionRow['look'];
  disabled: boolean;
  /** Its press is on its way. */
  busy: boolean;
  /** Not taken yet, for a moment: it looks so, and a press says why. */
  waits?: boolean;
  onPress(): void;
}

/** One thing to do at the counter, with its key. */
export function ActionButton({
  name,
  label,
  detail,
  large = false,
  look,
  disabled,
  busy,
  waits = false,
  onPress,
}: ActionButtonProps) {
  const { key, label: keyLabel } = shortcuts[name];
  return (
    <button
      type="button"
      className={['action', large && 'large', !waits && look, busy && 'busy'].filter(Boolean).join(' ')}
      disabled={disabled}
      aria-busy={busy}
      aria-keyshortcuts={key === ' ' ? 'Space' : key.toUpperCase()}
      data-action={name}
      data-waits={waits || undefined}
      onClick={onPress}
    >
      <span>{label}</span>
      {detail && <small>{detail}</small>}
      <kbd>{keyLabel}</kbd>
    </button>
  );
}
