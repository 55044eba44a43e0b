import type { ReactNode } from 'react';
import type { ViewLabel } from '#generated/shapes.ts';
import { textWidth } from '../text/text-width.ts';
import { labelLook } from './label-look.ts';

interface LabelChipsProps {
  labels: ViewLabel[];
  /** In vmin. */
  width: number;
  size: number;
}

/** Inside and after a chip, in em. */
const padding = 0.9;
const gap = 0.3;

/** Width of a chip in em. */
export function chipWidth(text: string): number {
  return textWidth(text, 700) * 1.03 + padding;
}

/** List labels of a person, as many as fit; the first is made smaller rather than left out. */
export function LabelChips({ labels, width, size: wanted }: LabelChipsProps): ReactNode {
  const first = labels[0];
  if (!first) return null;
  const size = Math.min(wanted, width / chipWidth(first.text));
  let left = width / size + gap + 0.01;
  const shown = labels.filter(({ text }) => {
    left -= chipWidth(text) + gap;
    return left >= 0;
  });
  return (
    <div className="chips" style={{ fontSize: `${size}vmin` }}>
      {shown.map(({ text, colour, font }) => (
        <span key={text} className="chip" style={labelLook(colour, font)}>
          {text}
        </span>
      ))}
    </div>
  );
}
