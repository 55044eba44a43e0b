import type { HTMLAttributes, Key } from 'react';
import type { RecordChoice } from '../../data/choices.ts';

interface ChoiceLineProps {
  /** What the list asks of its entry. */
  entry: HTMLAttributes<HTMLLIElement> & { key: Key };
  label: string;
  choice: RecordChoice;
}

/** A record among those to choose: its name, and its code beside it. */
export function ChoiceLine({ entry: { key: _, ...entry }, label, choice: { code } }: ChoiceLineProps) {
  return (
    <li {...entry}>
      {label}
      {code && <span className="choice-code"> {code}</span>}
    </li>
  );
}
