import { useMemo } from 'react';
import { qrCode } from '#client/qr/qr-code.ts';

const quietZone = 4;

/** A text as a QR code, dark on white whatever the theme. */
export function QrCode({ text }: { text: string }) {
  const [path, size] = useMemo(() => {
    const modules = qrCode(text);
    const dark = modules.flatMap((row, y) =>
      row.map((on, x) => (on ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : '')),
    );
    return [dark.join(''), modules.length + 2 * quietZone];
  }, [text]);
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden="true">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
