import { mostItems } from '#generated/most-items.ts';
import type { PanelSeries, PanelSeriesMade, PanelSeriesResult } from '#generated/shapes.ts';
import { inParts } from '../data/in-parts.ts';

/** Sends a series in as many calls as it needs, one after the other; answers what becomes of each row. */
export async function sendSeries(
  series: PanelSeries,
  send: (part: PanelSeries) => Promise<PanelSeriesMade>,
): Promise<PanelSeriesResult[]> {
  const results: PanelSeriesResult[] = [];
  for (const rows of inParts(series.rows, mostItems.createPanelSeries.rows)) {
    const { data } = await send({ ...series, rows });
    results.push(...data);
  }
  return results;
}
