/** A page that only says something. */
export function Message({ text, hint }: { text: string; hint?: string }) {
  return (
    <main className="message">
      <h1>{text}</h1>
      {hint && <p>{hint}</p>}
    </main>
  );
}
