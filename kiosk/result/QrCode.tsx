import { useMemo } from 'react';
import { qrCode } from '#client/qr/qr-code.ts';

const quietZone = 4;

/** A text as a QR code, dark on white whatever the theme; nothing for one that is too long. */
export function QrCode({ text }: { text: string }) {
  const modules = useMemo(() => qrCode(text), [text]);
  if (!modules) return null;
  const size = modules.length + 2 * quietZone;
  const dark = modules.map((row, y) =>
    row.map((on, x) => (on ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : '')).join(''),
  );
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" style={{ shapeRendering: 'crispEdges' }} />
    </svg>
  );
}
