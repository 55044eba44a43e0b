import './plain.css';

interface PlainCheckboxProps {
  readonly checked: boolean;
  onChange(checked: boolean): void;
  /** What it chooses, for those who hear it. */
  readonly label: string;
}

/** A checkbox that looks like the library's: fifty of those take longer than somebody waits between two keys. */
export function PlainCheckbox({ checked, onChange, label }: PlainCheckboxProps) {
  return (
    <input
      type="checkbox"
      className="plain-checkbox"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
      aria-label={label}
    />
  );
}
