import { useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { SearchField } from '../page/SearchField.tsx';
import { Dialog } from './Dialog.tsx';
import { soughtText } from './found-in.ts';
import { useBusy } from './use-busy.ts';
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
  /** What the field says in which one looks for a line, and what is said where none is found: in lists that may be long. */
  search?: { label: string; none: string };
  onChoose(name: string): void;
  onClose(): void;
}

/** More lines than that are looked through by typing. */
const atAGlance = 8;

/** A menu of things to do, large enough for a finger. */
export function ChoiceDialog({ t, heading, groups, empty, search, onChoose, onClose }: ChoiceDialogProps) {
  const [sought, setSought] = useState('');
  const part = soughtText(sought);
  const busy = useBusy();
  const found = groups.map((group) => group.filter(({ label }) => soughtText(label).includes(part)));
  const filled = found
    .filter((group) => group.length > 0)
    .map((group) => (busy ? group.map((choice) => ({ ...choice, disabled: true })) : group));
  const long = search && groups.flat().length > atAGlance;

  function choose(name: string) {
    onClose();
    onChoose(name);
  }

  useMenuKeys(filled.flat(), choose);

  /** What alone is found is meant. */
  function enter() {
    const [one, ...others] = filled.flat().filter(({ disabled }) => !disabled);
    if (one && others.length === 0) choose(one.name);
  }

  return (
    <Dialog heading={heading} onClose={onClose}>
      {long && <SearchField label={search.label} typed={sought} autoFocus onType={setSought} onEnter={enter} />}
      {filled.length === 0 && <p className="muted">{sought ? search?.none : empty}</p>}
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
