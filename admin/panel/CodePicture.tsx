import { useMemo } from 'react';
import { qrCode } from '#client/qr/qr-code.ts';

/** Light modules around a code (ISO/IEC 18004). */
const quiet = 4;

/** A QR code as a picture that stays sharp on paper. */
export function CodePicture({ text, size }: { text: string; size: number }) {
  const modules = useMemo(() => qrCode(text), [text]);
  if (!modules) return null;
  const wide = modules.length + 2 * quiet;
  const dark = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      style={{ flex: 'none' }}
      width={size}
      height={size}
      viewBox={`0 0 ${wide} ${wide}`}
      shapeRendering="crispEdges"
      aria-hidden
    >
      <rect width={wide} height={wide} fill="#fff" />
      <path d={dark} fill="#000" />
    </svg>
  );
}
