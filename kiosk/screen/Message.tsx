import { WholeWords } from './WholeWords.tsx';

/** A page that only says something. */
export function Message({ text, hint }: { text: string; hint?: string }) {
  return (
    <main className="message">
      <h1>
        <WholeWords text={text} />
      </h1>
      {hint && (
        <p>
          <WholeWords text={hint} />
        </p>
      )}
    </main>
  );
}
