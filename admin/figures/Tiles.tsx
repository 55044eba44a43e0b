import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { tileColumns } from './tile-columns.ts';

export interface Tile {
  readonly label: string;
  readonly value: string;
  /** Said below the value, a line each. */
  readonly notes?: readonly string[];
}

/** Figures in large type, side by side: what is looked at first. */
export function Tiles({ label, tiles }: { label: string; tiles: readonly Tile[] }) {
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box component="dl" aria-label={label} sx={{ m: 0, display: 'grid', gap: 2, ...columnsFor(tiles.length) }}>
        {tiles.map((tile) => (
          <Card key={tile.label} sx={{ px: 2, py: 2, display: 'flex', flexDirection: 'column', gap: 0.5 }}>
            <Typography component="dt" sx={{ color: 'text.secondary' }}>
              {tile.label}
            </Typography>
            <Typography
              component="dd"
              sx={{ m: 0, fontSize: 26, lineHeight: 1.2, fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}
            >
              {tile.value}
            </Typography>
            {tile.notes?.map((note) => (
              <Typography key={note} component="dd" variant="body2" sx={{ m: 0, color: 'text.secondary' }}>
                {note}
              </Typography>
            ))}
          </Card>
        ))}
      </Box>
    </Box>
  );
}

/** As many columns as there is room for, in rows of about one length. */
function columnsFor(tiles: number): object {
  const rules = tileColumns(tiles).map(({ columns, width }) => [
    `@container (min-width: ${width}px)`,
    { gridTemplateColumns: `repeat(${columns}, 1fr)` },
  ]);
  return Object.fromEntries(rules);
}
