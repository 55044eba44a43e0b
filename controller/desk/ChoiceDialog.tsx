import type { Translator } from '#client/language/translator.ts';
import { Dialog } from './Dialog.tsx';
import { useMenuKeys } from './use-menu-keys.ts';
import './choice.css';

/** One line of a menu. */
export interface MenuChoice {
  name: string;
  label: string;
  /** What stands small beside the label: how many wait, or why it cannot be chosen. */
  detail?: string | undefined;
  /** The key that does the same at the desk. */
  keyLabel?: string | undefined;
  disabled?: boolean;
  look?: 'danger';
}

interface ChoiceDialogProps {
  t: Translator;
  heading: string;
  /** Lines, in groups that belong together. */
  groups: readonly (readonly MenuChoice[])[];
  empty?: string;
  onChoose(name: string): void;
  onClose(): void;
}

/** A menu of things to do, large enough for a finger. */
export function ChoiceDialog({ t, heading, groups, empty, onChoose, onClose }: ChoiceDialogProps) {
  const filled = groups.filter((group) => group.length > 0);

  function choose(name: string) {
    onClose();
    onChoose(name);
  }

  useMenuKeys(filled.flat(), choose);

  return (
    <Dialog heading={heading} onClose={onClose}>
      {filled.length === 0 && <p className="muted">{empty}</p>}
      {filled.map((group) => (
        <ul key={group[0]?.name} className="choices">
          {group.map(({ name, label, detail, keyLabel, disabled = false, look }) => (
            <li key={name}>
              <button
                type="button"
                className={['choice', look].filter(Boolean).join(' ')}
                data-choice={name}
                disabled={disabled}
                onClick={() => choose(name)}
              >
                <span>{label}</span>
                {detail && <small className="muted">{detail}</small>}
                {keyLabel && <kbd>{keyLabel}</kbd>}
              </button>
            </li>
          ))}
        </ul>
      ))}
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          {t('controller.menu.close')}
        </button>
      </div>
    </Dialog>
  );
}
