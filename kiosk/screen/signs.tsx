const cross = 'M6 6l12 12M18 6L6 18';

/** Pictures on the answers: plain strokes in the colour of their text. */
const strokes = {
  code: 'M4 6v12M8 6v12M11 6v12M15 6v12M17.5 6v12M20 6v12',
  keypad: 'M6 5h.01M12 5h.01M18 5h.01M6 11h.01M12 11h.01M18 11h.01M6 17h.01M12 17h.01M18 17h.01',
  ticket: 'M4 6h16v4a2 2 0 0 0 0 4v4H4v-4a2 2 0 0 0 0-4zM14 6v2M14 11v2M14 16v2',
  rooms: 'M4 6h10M4 12h10M4 18h10M18 6h2M18 12h2M18 18h2',
  good: 'M5 12.5l4.5 4.5L19 7',
  attention: 'M12 5v9M12 18.5h.01',
  enter: 'M13 4h6v16h-6M4 12h10M10 8l4 4-4 4',
  paused: 'M9 6v12M15 6v12',
  closed: 'M5 12h14',
  full: cross,
  noClinic: cross,
  people: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c0-3 2.5-5 6-5s6 2 6 5M16 11a2.5 2.5 0 1 0 0-5M17 14c2.5.4 4 2 4 5',
} as const;

export type SignName = keyof typeof strokes;

/** One of the pictures. */
export function Sign({ name }: { name: SignName }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`sign ${name}`}>
      <path d={strokes[name]} />
    </svg>
  );
}
