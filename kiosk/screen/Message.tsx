import type { ReactNode } from 'react';
import { wholeWords } from '#client/text/whole-words.ts';

/** A page that only says something. */
export function Message({ text, hint, children }: { text: string; hint?: string; children?: ReactNode }) {
  return (
    <main className="message">
      <h1>{wholeWords(text)}</h1>
      {hint && <p>{wholeWords(hint)}</p>}
      {children}
    </main>
  );
}
