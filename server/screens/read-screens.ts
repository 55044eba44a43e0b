import type { ScreenPicture, ScreenState } from '#generated/shapes.ts';
import { all, one, type Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import { countFaults } from '../kept-media/count-faults.ts';
import type { RuntimeState } from '../runtimes/advise-device.ts';

interface ScreenRow {
  readonly report: string;
  readonly panelGid: string;
  readonly panelName: string | null;
  readonly onlineSince: number;
  readonly heardAt: number;
  readonly pictureAt: number | null;
}

type Reported = Omit<ScreenState, keyof ScreenRow> & RuntimeState;

/** Screens that one answer names at most; a hospital has a few hundred. */
const mostScreens = 2000;

/** Yields the devices that show a panel, or any panel of the organisation, the one heard last first. */
export function* readScreens(organisationGid: string, panelGid?: string): Generator<Statement, ScreenState[], unknown> {
  const rows = yield* all<ScreenRow>(
    ['document', 'screen'],
    `SELECT s.report, s.panel_gid AS "panelGid", s.online_since AS "onlineSince", s.heard_at AS "heardAt",
       s.picture_at AS "pictureAt",
       (SELECT json_extract(d.body, '$.name') FROM document d WHERE d.gid = s.panel_gid) AS "panelName"
     FROM screen s WHERE s.organisation_gid = ? AND s.kind = 'panel' ${panelGid ? 'AND s.panel_gid = ?' : ''}
     ORDER BY s.heard_at DESC, s.screen LIMIT ?`,
    organisationGid,
    ...(panelGid ? [panelGid] : []),
    mostScreens,
  );
  const faults = rows.length > 0 ? yield* countFaults(organisationGid, panelGid) : new Map<string, number>();
  return rows.map(({ report, pictureAt, panelName, ...row }) => {
    // Which release a device runs is told in the list of all devices.
    const { versionNumber, wantedVersion, refusedVersion, ...said } = JSON.parse(report) as Reported;
    return {
      ...said,
      ...row,
      panelName: panelName ?? '',
      ...(faults.has(row.panelGid) && { mediaFaults: faults.get(row.panelGid) }),
      ...(pictureAt !== null && { pictureAt }),
    };
  });
}

/** Yields what a device showed when it was last asked; refuses (404) where it never was. */
export function* readPicture(
  organisationGid: string,
  panelGid: string,
  screen: string,
): Generator<Statement, ScreenPicture, unknown> {
  const row = yield* one<{ picture: string | null; takenAt: number }>(
    'screen',
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
    'screen',
    `SELECT panel_gid AS "panelGid", max(heard_at) AS "heardAt", max(online_since) AS "onlineSince" FROM screen
     WHERE organisation_gid = ? AND kind = 'panel' GROUP BY panel_gid`,
    organisationGid,
  );
  return new Map(
    rows.map(({ panelGid, heardAt, onlineSince }) => [
      panelGid,
      { screenHeardAt: Number(heardAt), screenOnlineSince: Number(onlineSince) },
    ]),
  );
}
