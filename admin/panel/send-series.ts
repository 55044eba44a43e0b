import type { PanelSeries, PanelSeriesMade, PanelSeriesResult } from '#generated/shapes.ts';

/** As many rows as one call takes (schemas/values/PanelSeries.json). */
const mostAtOnce = 100;

/** Sends a series in as many calls as it needs, one after the other; answers what becomes of each row. */
export async function sendSeries(
  series: PanelSeries,
  send: (part: PanelSeries) => Promise<PanelSeriesMade>,
): Promise<PanelSeriesResult[]> {
  const results: PanelSeriesResult[] = [];
  for (let from = 0; from < series.rows.length; from += mostAtOnce) {
    const { data } = await send({ ...series, rows: series.rows.slice(from, from + mostAtOnce) });
    results.push(...data);
  }
  return results;
}
