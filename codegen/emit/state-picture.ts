import type { Model } from '../model.ts';
import type { Schema } from '../schema.ts';

interface Move {
  from: string;
  by: string;
  to: string;
}

const head = 170;
const cell = { width: 160, line: 18, padding: 10 };
const top = 96;
const colours = { waiting: '#e3f3e8', atCounter: '#fdf0d8', other: '#eef2f6', ink: '#10222f' };

/** The table of allowed moves as a picture: whoever stands in a row comes to a column by what is written where they meet. */
export function emitStatePicture(model: Model): string {
  const schema = model.shapes.get('Transitions')?.schema ?? {};
  const moves = (schema['x-transitions'] ?? []) as unknown as Move[];
  const rows = inOrder(moves, 'from', schema);
  const columns = inOrder(moves, 'to', schema);
  const width = head + columns.length * cell.width + 20;
  const parts: string[] = [];
  let y = top;
  for (const from of rows) {
    const events = columns.map((to) =>
      moves.filter((move) => move.from === from && move.to === to).map(({ by }) => by),
    );
    const height = Math.max(1, ...events.map(({ length }) => length)) * cell.line + cell.padding * 2;
    parts.push(
      box(0, y, width - 20, height, colourOf(from, schema), 0.45),
      text(14, y + height / 2 + 5, from, 'bold'),
      ...events.flatMap((names, column) => (names.length === 0 ? [] : cellOf(names, column, y, height))),
    );
    y += height + 4;
  }
  const heads = columns.flatMap((to, column) => [
    box(head + column * cell.width, top - 40, cell.width - 4, 34, colourOf(to, schema), 1),
    text(head + column * cell.width + cell.width / 2 - 2, top - 18, to, 'bold', 'middle'),
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y + 30}" font-family="system-ui, sans-serif" font-size="13">
<title>Moves of a ticket</title>
<!-- Generated from schemas/queue/Transitions.json by "npm run generate". Do not edit. -->
<rect width="100%" height="100%" fill="#ffffff"/>
${text(14, 30, 'Moves of a ticket: from the row, by the event in the cell, to the column', 'bold')}
${[...heads, ...parts].join('\n')}
${legend(y + 14)}
</svg>
`;
}

/** Those in line first, then those at a counter, then the others; as the table names them. */
function inOrder(moves: readonly Move[], end: 'from' | 'to', schema: Schema): string[] {
  const named = new Set(moves.map((move) => move[end]));
  const groups = [...wordsOf(schema, 'x-waiting'), ...wordsOf(schema, 'x-at-counter')];
  return [...groups.filter((status) => named.has(status)), ...[...named].filter((status) => !groups.includes(status))];
}

function wordsOf(schema: Schema, word: 'x-waiting' | 'x-at-counter'): string[] {
  return (schema[word] ?? []) as string[];
}

function colourOf(status: string, schema: Schema): string {
  if (wordsOf(schema, 'x-waiting').includes(status)) return colours.waiting;
  return wordsOf(schema, 'x-at-counter').includes(status) ? colours.atCounter : colours.other;
}

function cellOf(names: readonly string[], column: number, y: number, height: number): string[] {
  const x = head + column * cell.width;
  const first = y + height / 2 - ((names.length - 1) * cell.line) / 2 + 5;
  return [
    box(x, y + 4, cell.width - 4, height - 8, '#ffffff', 0.95),
    ...names.map((name, index) => text(x + cell.width / 2 - 2, first + index * cell.line, name, 'normal', 'middle')),
  ];
}

function legend(y: number): string {
  const kinds = [
    ['in line', colours.waiting],
    ['at a counter', colours.atCounter],
    ['neither', colours.other],
  ] as const;
  return kinds
    .flatMap(([label, colour], index) => [
      box(14 + index * 150, y - 12, 16, 16, colour, 1),
      text(38 + index * 150, y + 1, label, 'normal'),
    ])
    .join('\n');
}

function box(x: number, y: number, width: number, height: number, fill: string, opacity: number): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${fill}" fill-opacity="${opacity}" stroke="#d3dce4" stroke-width="0.5"/>`;
}

function text(x: number, y: number, words: string, weight: 'bold' | 'normal', anchor = 'start'): string {
  return `<text x="${x}" y="${y}" font-weight="${weight}" text-anchor="${anchor}" fill="${colours.ink}">${words}</text>`;
}
