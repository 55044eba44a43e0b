import type { Translator } from '#client/language/translator.ts';

interface ChooseProps {
  t: Translator;
  label: string;
  /** '' for all. */
  value: string;
  choices: readonly string[];
  onChoose(value: string): void;
}

/** One of some names, or all; a name that was chosen stays among them, also where nobody has it today. */
export function Choose({ t, label, value, choices, onChoose }: ChooseProps) {
  const names = value && !choices.includes(value) ? [value, ...choices] : choices;
  return (
    <label>
      <span className="muted">{label}</span>
      <select value={value} onChange={({ target }) => onChoose(target.value)}>
        <option value="">{t('controller.examination.all')}</option>
        {names.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
