import type { ReactNode } from 'react';
import { screenCode } from '#client/qr/screen-code.ts';
import type { BlockProps } from '../screen/block-props.ts';
import { FitText } from '../screen/FitText.tsx';
import { useBox } from '../screen/use-box.ts';
import { fillTemplate } from '../text/template.ts';
import { valueAt } from '../text/value-at.ts';

/** Modules that must stay light around a code. */
const quiet = 4;
const hintSize = 3.3;

/** The panel's address to take along; dark on white in every theme, as cameras want it. */
export function QrCode({ block, data }: BlockProps<'qrCode'>): ReactNode {
  const [ref, box] = useBox();
  const url = String(valueAt(data, block.url) || '');
  const rows = url && screenCode(url.charAt(0) === '/' ? location.origin + url : url);
  const hint = fillTemplate(block.hint || '', data, data.word);
  const side = Math.min(box.width, box.height - (hint ? hintSize * 2 : 0));
  if (!rows) return null;
  const size = rows.length + 2 * quiet;
  return (
    <div ref={ref} className="qr-code">
      {side > 0 && (
        <svg viewBox={`0 0 ${size} ${size}`} style={{ width: `${side}vmin`, height: `${side}vmin` }} role="img">
          <title>{url}</title>
          <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
          <path d={pathOf(rows)} fill="#000" style={{ shapeRendering: 'crispEdges' }} />
        </svg>
      )}
      {side > 0 && hint && <FitText text={hint} width={box.width} size={hintSize} className="muted" />}
    </div>
  );
}

function pathOf(rows: boolean[][]): string {
  return rows
    .map((row, y) => row.map((dark, x) => (dark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')).join(''))
    .join('');
}
