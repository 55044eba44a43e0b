import { wholeWords } from '#client/text/whole-words.ts';

/** A page that only says something. */
export function Message({ text, hint }: { text: string; hint?: string }) {
  return (
    <main className="message">
      <h1>{wholeWords(text)}</h1>
      {hint && <p>{wholeWords(hint)}</p>}
    </main>
  );
}
