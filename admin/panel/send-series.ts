import type { PanelSeries, PanelSeriesMade, PanelSeriesResult } from '#generated/shapes.ts';
import { inParts } from '../data/in-parts.ts';

/** As many rows as one call takes (schemas/values/PanelSeries.json). */
const mostAtOnce = 100;

/** Sends a series in as many calls as it needs, one after the other; answers what becomes of each row. */
export async function sendSeries(
  series: PanelSeries,
  send: (part: PanelSeries) => Promise<PanelSeriesMade>,
): Promise<PanelSeriesResult[]> {
  const results: PanelSeriesResult[] = [];
  for (const rows of inParts(series.rows, mostAtOnce)) {
    const { data } = await send({ ...series, rows });
    results.push(...data);
  }
  return results;
}
