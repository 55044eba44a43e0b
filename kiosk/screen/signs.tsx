/** Pictures on the answers: plain strokes in the colour of their text. */
const strokes = {
  code: 'M4 6v12M8 6v12M11 6v12M15 6v12M17.5 6v12M20 6v12',
  keypad: 'M6 5h.01M12 5h.01M18 5h.01M6 11h.01M12 11h.01M18 11h.01M6 17h.01M12 17h.01M18 17h.01',
  ticket: 'M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4zM14 6v2M14 11v2M14 16v2',
  rooms: 'M4 6h10M4 12h10M4 18h10M18 6h2M18 12h2M18 18h2',
} as const;

/** One of the pictures. */
export function Sign({ name }: { name: keyof typeof strokes }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`sign ${name}`}>
      <path d={strokes[name]} />
    </svg>
  );
}
