import type { KeyboardEvent } from 'react';
import { useWidth } from '../layout/use-width.ts';
import { type Bar, drawBars, plot, type Series } from './bars.ts';
import { textWidth } from './label-lines.ts';

interface BarPlotProps {
  title: string;
  /** id of the text that says the bar at the cursor. */
  describedBy: string;
  series: readonly Series[];
  bars: readonly Bar[];
  named: boolean;
  /** The bar at the cursor. */
  at: number | undefined;
  words(index: number): string;
  onMove(at: number | undefined): void;
}

/** The drawing of a figure: lines, bars, and a cursor that arrow keys move. */
export function BarPlot({ title, describedBy, series, bars, named, at, words, onMove }: BarPlotProps) {
  const [place, width] = useWidth<SVGSVGElement>(720);
  const drawn = drawBars(bars, width, named);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step || bars.length === 0) return;
    event.preventDefault();
    onMove(((at ?? (step > 0 ? -1 : 0)) + step + bars.length) % bars.length);
  };
  return (
    <svg
      ref={place}
      viewBox={`0 0 ${width} ${plot.height}`}
      width="100%"
      height={plot.height}
      role="img"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a picture that is read bar by bar, with the arrow keys
      tabIndex={0}
      aria-describedby={describedBy}
      onKeyDown={move}
      onBlur={() => onMove(undefined)}
    >
      <title>{title}</title>
      {drawn.lines.map(({ y, value }) => (
        <g key={value}>
          <line x1={plot.left} x2={width} y1={y} y2={y} stroke="var(--grid)" />
          <text x={plot.left - 8} y={y + 4} fontSize={12} textAnchor="end" fill="var(--axis)">
            {value}
          </text>
        </g>
      ))}
      {drawn.bars.map(({ x, label, lines, parts }, index) => (
        <g key={label}>
          <title>{words(index)}</title>
          {parts.map(({ y, height, series: one }) => (
            <rect
              key={series[one]?.name}
              x={x}
              y={y}
              width={drawn.barWidth}
              height={height}
              fill={series[one]?.colour}
              stroke={at === index ? 'var(--ink)' : undefined}
              strokeWidth={2}
            />
          ))}
          {index % drawn.labelEvery === 0 &&
            lines.map((line, row) => (
              <text
                key={line}
                {...placeOf(x + drawn.barWidth / 2, line, width)}
                y={drawn.labelTop + row * 15}
                fontSize={12}
                fill="var(--axis)"
              >
                {line}
              </text>
            ))}
        </g>
      ))}
    </svg>
  );
}

/** Under the middle of its bar, but never over the edge of the picture. */
function placeOf(middle: number, label: string, width: number) {
  const half = textWidth(label) / 2;
  return middle + half > width
    ? ({ x: width, textAnchor: 'end' } as const)
    : ({ x: Math.max(middle, half), textAnchor: 'middle' } as const);
}
