import type { ReactNode } from 'react';
import { textWidth } from '../text/text-width.ts';

interface NumberGridProps {
  labels: string[];
  /** In vmin; numbers that would be smaller than `least` are left out. */
  width: number;
  height: number;
  least: number;
}

const columns = 2;

/** Numbers in two columns, in reading order, as large as their place allows. */
export function NumberGrid({ labels, width, height, least }: NumberGridProps): ReactNode {
  const most = Math.max(1, Math.floor(height / (least * 2)));
  const shown = labels.slice(0, most * columns);
  const row = Math.min(18, height / Math.max(2, Math.ceil(shown.length / columns)));
  const widest = Math.max(0.5, ...shown.map((label) => textWidth(label, 800)));
  const size = Math.min(row * 0.62, (width / columns / widest) * 0.85);
  return (
    <div className="number-grid">
      {shown.map((label) => (
        <div key={label} className="list-row" style={{ width: `${100 / columns}%`, height: `${row}vmin` }}>
          <div className="number" style={{ fontSize: `${size}vmin` }}>
            {label}
          </div>
        </div>
      ))}
    </div>
  );
}
