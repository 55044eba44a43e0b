import { labelLines, textWidth } from './label-lines.ts';

/** One bar of a figure: what it stands for, and a part for each series. */
export interface Bar {
  readonly label: string;
  readonly values: readonly number[];
}

/** A series of a figure: one colour, one row of its legend. */
export interface Series {
  readonly name: string;
  readonly colour: string;
}

/** A bar as it is drawn, its parts on one another from the bottom. */
export interface DrawnBar {
  readonly x: number;
  readonly label: string;
  /** The label as it is drawn: of names, up to two lines. */
  readonly lines: readonly string[];
  readonly total: number;
  readonly parts: readonly { readonly y: number; readonly height: number; readonly series: number }[];
}

export interface DrawnBars {
  readonly bars: readonly DrawnBar[];
  readonly barWidth: number;
  /** Lines across, with what they stand for. */
  readonly lines: readonly { readonly y: number; readonly value: number }[];
  /** Of how many bars one has its label drawn: as many as do not run into each other. */
  readonly labelEvery: number;
  /** What a label may take, and where its first line stands. */
  readonly labelWidth: number;
  readonly labelTop: number;
}

export const plot = { height: 220, left: 44, top: 12, bottom: 26 } as const;

const lineHeight = 15;
/** Room for three characters: below that, names say nothing. */
const leastName = 40;

/** Steps between lines that people count in. */
const steps = [1, 2, 5];

/**
 * Lays bars out in the plot; pure.
 * @param width of the plot, CSS pixels
 * @param named whether the bars stand for names, which are broken and cut rather than left out; days and hours are not
 */
export function drawBars(bars: readonly Bar[], width: number, named = false): DrawnBars {
  const longest = Math.max(0, ...bars.map(({ label }) => textWidth(label)));
  const slot = (width - plot.left) / Math.max(1, bars.length);
  const labelEvery = Math.max(1, Math.ceil((named ? Math.min(longest + 4, leastName) : longest * 1.25 + 8) / slot));
  const labelWidth = slot * labelEvery - 4;
  const lines = bars.map(({ label }) => (named ? labelLines(label, labelWidth) : [label]));
  const bottom = plot.bottom + (Math.max(1, ...lines.map(({ length }) => length)) - 1) * lineHeight;
  const room = { width: width - plot.left, height: plot.height - plot.top - bottom };
  const totals = bars.map(({ values }) => values.reduce((sum, value) => sum + value, 0));
  const step = stepFor(Math.max(1, ...totals));
  const top = Math.max(step, Math.ceil(Math.max(1, ...totals) / step) * step);
  const barWidth = Math.min(48, Math.max(1, slot * 0.72));
  const scale = room.height / top;
  const base = plot.top + room.height;
  return {
    barWidth,
    labelEvery,
    labelWidth,
    labelTop: base + plot.bottom - 8,
    lines: Array.from({ length: Math.round(top / step) + 1 }, (_, index) => ({
      value: index * step,
      y: base - index * step * scale,
    })),
    bars: bars.map(({ label, values }, index) => {
      let y = base;
      const parts = values.map((value, series) => {
        const height = value * scale;
        y -= height;
        return { y, height, series };
      });
      return {
        x: plot.left + slot * index + (slot - barWidth) / 2,
        label,
        lines: lines[index] ?? [],
        total: totals[index] ?? 0,
        parts,
      };
    }),
  };
}

/** The smallest step of 1, 2, 5, 10, 20 … with at most five lines up to the highest. */
function stepFor(highest: number): number {
  for (let power = 1; ; power *= 10) {
    const step = steps.find((one) => highest / (one * power) <= 5);
    if (step) return step * power;
  }
}
