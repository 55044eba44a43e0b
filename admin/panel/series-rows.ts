import type { PanelSeriesRow } from '#generated/shapes.ts';
import { isEmpty } from '../data/changes.ts';

/** A room or a department as a row of a series is made from it. */
export interface SeriesSource {
  gid: string;
  name: string;
  code: string;
  /** Name of the department of a room. */
  department?: string | undefined;
}

/** What each panel of a series is called: texts with the words of `tokens` in braces. */
export interface SeriesPattern {
  name: string;
  counterName: string;
}

/** Words that stand in a pattern for what a source has, in the language of the page. */
export interface SeriesTokens {
  name: string;
  code: string;
  department: string;
}

/** The rows of a series, one for each source; a panel that calls nobody has a name alone. */
export function seriesRows(
  sources: readonly SeriesSource[],
  of: 'room' | 'department',
  pattern: SeriesPattern,
  tokens: SeriesTokens,
  serves: boolean,
): PanelSeriesRow[] {
  return sources.map((source) => {
    const department = of === 'room' ? source.department : source.name;
    const fill = (text: string, most: number) =>
      text
        .replaceAll(`{${tokens.name}}`, source.name)
        .replaceAll(`{${tokens.code}}`, source.code)
        .replaceAll(`{${tokens.department}}`, department ?? '')
        .trim()
        .slice(0, most);
    const row = {
      name: fill(pattern.name, 60),
      ...(serves && {
        counterName: fill(pattern.counterName, 40),
        departmentName: department,
        ...(of === 'room' && { roomCode: source.code }),
      }),
    };
    return Object.fromEntries(Object.entries(row).filter(([, value]) => !isEmpty(value))) as unknown as PanelSeriesRow;
  });
}
