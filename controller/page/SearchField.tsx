import type { ComponentProps } from 'react';
import { isEnter } from '#client/text/is-enter.ts';

interface SearchFieldProps extends Pick<ComponentProps<'input'>, 'autoFocus' | 'ref'> {
  /** What is looked for here: stands in the empty field. */
  label: string;
  typed: string;
  onType(typed: string): void;
  /** Enter was pressed on something typed: what alone is found is meant. */
  onEnter(): void;
}

/** The field in which one looks for a line of a long list by typing a part of it. */
export function SearchField({ label, typed, onType, onEnter, ...focus }: SearchFieldProps) {
  return (
    <input
      {...focus}
      type="search"
      className="search-field"
      value={typed}
      maxLength={60}
      placeholder={label}
      aria-label={label}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={(event) => {
        if (isEnter(event) && typed.trim()) onEnter();
      }}
    />
  );
}
