import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useStore } from '#client/use-store.ts';
import type { PolicySimulation } from '#generated/shapes.ts';
import type { QueueLane } from '#generated/values.ts';
import { organisation } from '../session.ts';
import { chartOf, rowHeight } from './chart-of.ts';

/** As the look has them. */
const colours: Readonly<Record<QueueLane, string>> = {
  booked: 'var(--booked)',
  walkIn: 'var(--walk-in)',
  extra: 'var(--extra)',
  absent: 'var(--absent)',
  late: 'var(--late)',
  passed: 'var(--passed)',
  examined: 'var(--examined)',
};

/** The calls of a day as bars, a row for each counter, with its pauses and the hours below. */
export function TrialChart({ title, simulation }: { title: string; simulation: PolicySimulation }) {
  const translate = useTranslate();
  const { width, height, bars, pauses, hours } = chartOf(simulation, useStore(organisation)?.serviceStartTime);
  const lanes = [...new Set(simulation.calls.map(({ lane }) => lane))];
  return (
    <Box component="figure" sx={{ m: 0, mt: 2 }}>
      <Typography component="figcaption" variant="body2" sx={{ fontWeight: 700, mb: 0.5 }}>
        {title}
      </Typography>
      <svg viewBox={`0 0 ${width} ${height}`} width="100%" role="img" aria-label={title}>
        {hours.map(({ x, label }) => (
          <g key={label}>
            <line x1={x} x2={x} y1={0} y2={height - 18} stroke="var(--grid)" />
            <text
              x={x}
              y={height - 4}
              fontSize={12}
              fill="var(--axis)"
              textAnchor={x === 0 ? 'start' : x > width - 20 ? 'end' : 'middle'}
            >
              {label}
            </text>
          </g>
        ))}
        {pauses.map((pause) => (
          <rect key={`${pause.y} ${pause.x}`} {...pause} height={rowHeight - 6} fill="var(--pause)" />
        ))}
        {bars.map(({ lane, text, ...bar }) => (
          <rect key={`${bar.y} ${bar.x}`} {...bar} height={rowHeight - 6} fill={colours[lane]}>
            <title>{text}</title>
          </rect>
        ))}
      </svg>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {lanes.map((lane) => (
          <Box key={lane} sx={{ display: 'flex', alignItems: 'center', gap: 0.5, fontSize: 13 }}>
            <Box component="span" sx={{ width: 12, height: 12, bgcolor: colours[lane] }} />
            {translate(`values.QueueLane.${lane}`)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
