import { useEffect, useRef } from 'react';
import type { Translator } from '#client/language/translator.ts';
import type { Counter } from '#generated/shapes.ts';
import { SearchField } from '../page/SearchField.tsx';

interface CounterSearchProps {
  t: Translator;
  typed: string;
  found: readonly Counter[];
  onType(typed: string): void;
  onChoose(counter: Counter): void;
}

/** In a hospital of many rooms one's own is found by typing; Enter chooses the one that alone is found. */
export function CounterSearch({ t, typed, found, onType, onChoose }: CounterSearchProps) {
  const field = useRef<HTMLInputElement>(null);
  // The page before it is gone with what had the focus there: who has just signed in types on.
  useEffect(() => field.current?.focus(), []);

  function enter() {
    const [one, ...others] = found;
    if (one && others.length === 0) onChoose(one);
  }
  return (
    <div className="choose-search">
      <SearchField label={t('controller.choose.search')} typed={typed} ref={field} onType={onType} onEnter={enter} />
      {found.length === 0 && (
        <p className="muted" role="status">
          {t('controller.choose.none')}
        </p>
      )}
    </div>
  );
}
