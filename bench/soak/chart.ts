import type { Sample } from './sample.ts';

const [width, height, left, top, bottom] = [960, 300, 70, 40, 40];
const curves = [
  { name: 'heap (MB)', colour: '#0072b2', value: ({ heap }: Sample) => heap / 1e6 },
  { name: 'nodes', colour: '#d55e00', value: ({ nodes }: Sample) => nodes },
  { name: 'listeners', colour: '#009e73', value: ({ listeners }: Sample) => listeners },
] as const;

/** A day of the screens as an SVG: each curve from nothing to its own most, which its name tells. */
export function drawChart(samples: readonly Sample[]): string {
  const x = (hour: number) => left + ((width - left - 20) * hour) / 24;
  const y = (share: number) => height - bottom - (height - top - bottom) * share;
  const hours = Array.from({ length: 9 }, (_, index) => index * 3);
  const grid = hours.map(
    (hour) =>
      `<line x1="${x(hour)}" y1="${top}" x2="${x(hour)}" y2="${height - bottom}" stroke="#ddd"/>` +
      `<text x="${x(hour)}" y="${height - bottom + 20}" text-anchor="middle" fill="#555">${hour} h</text>`,
  );
  const lines = curves.map(({ name, colour, value }, index) => {
    const most = Math.max(1, ...samples.map(value));
    const points = samples.map((sample) => `${x(sample.hour).toFixed(1)},${y(value(sample) / most / 1.1).toFixed(1)}`);
    const label = `${name}: most ${Number(most.toPrecision(3))}`;
    return (
      `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>` +
      `<text x="${left + index * 240}" y="22" fill="${colour}">${label}</text>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="14">
<rect width="${width}" height="${height}" fill="#fff"/>
${grid.join('\n')}
<line x1="${left}" y1="${height - bottom}" x2="${width - 20}" y2="${height - bottom}" stroke="#555"/>
${lines.join('\n')}
</svg>
`;
}
