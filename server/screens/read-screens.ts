import type { ScreenPicture, ScreenState } from '#generated/shapes.ts';
import { all, one, type Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';

interface ScreenRow {
  readonly report: string;
  readonly onlineSince: number;
  readonly heardAt: number;
  readonly pictureAt: number | null;
}

/** Yields the devices that show a panel, the one heard last first. */
export function* readScreens(organisationGid: string, panelGid: string): Generator<Statement, ScreenState[], unknown> {
  const rows = yield* all<ScreenRow>(
    `SELECT report, online_since AS "onlineSince", heard_at AS "heardAt", picture_at AS "pictureAt" FROM screen
     WHERE organisation_gid = ? AND panel_gid = ? ORDER BY heard_at DESC, screen`,
    organisationGid,
    panelGid,
  );
  return rows.map(({ report, onlineSince, heardAt, pictureAt }) => ({
    ...(JSON.parse(report) as Omit<ScreenState, 'onlineSince' | 'heardAt'>),
    onlineSince,
    heardAt,
    ...(pictureAt !== null && { pictureAt }),
  }));
}

/** Yields what a device showed when it was last asked; refuses (404) where it never was. */
export function* readPicture(
  organisationGid: string,
  panelGid: string,
  screen: string,
): Generator<Statement, ScreenPicture, unknown> {
  const row = yield* one<{ picture: string | null; takenAt: number }>(
    `SELECT picture, picture_at AS "takenAt" FROM screen
     WHERE organisation_gid = ? AND panel_gid = ? AND screen = ?`,
    organisationGid,
    panelGid,
    screen,
  );
  if (!row?.picture) throw new Refusal({ code: 'not_found', field: 'screen' });
  return { screen, takenAt: row.takenAt, ...(JSON.parse(row.picture) as Omit<ScreenPicture, 'screen' | 'takenAt'>) };
}

/** Yields when the screens of an organisation's panels were last heard and since when without a break, by panel. */
export function* screenTimes(
  organisationGid: string,
): Generator<Statement, Map<string, { screenHeardAt: number; screenOnlineSince: number }>, unknown> {
  const rows = yield* all<{ panelGid: string; heardAt: number; onlineSince: number }>(
    `SELECT panel_gid AS "panelGid", max(heard_at) AS "heardAt", max(online_since) AS "onlineSince" FROM screen
     WHERE organisation_gid = ? GROUP BY panel_gid`,
    organisationGid,
  );
  return new Map(
    rows.map(({ panelGid, heardAt, onlineSince }) => [
      panelGid,
      { screenHeardAt: Number(heardAt), screenOnlineSince: Number(onlineSince) },
    ]),
  );
}
