import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { qrCode } from '#client/qr/qr-code.ts';

const quietZone = 4;

/** An address as a QR code, dark on white whatever the theme; nothing for one that is too long: the key stands beside. */
export function KeyCode({ text, label }: { text: string; label: string }) {
  const modules = useMemo(() => qrCode(text), [text]);
  if (!modules) return null;
  const size = modules.length + 2 * quietZone;
  const dark = modules.flatMap((row, y) =>
    row.map((on, x) => (on ? `M${x + quietZone} ${y + quietZone}h1v1h-1z` : '')),
  );
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      sx={{ width: 200, height: 200, alignSelf: 'center' }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </Box>
  );
}
