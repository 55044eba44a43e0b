import type { PanelSettings } from '#generated/device.ts';
import { limits } from '#generated/limits.ts';
import type { ConnectedPanel } from '#generated/shapes.ts';
import { all, type Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { findPanelType } from '../panel-types/panel-type.ts';

/** Yields the panels whose screens are connected now, with the rooms and counters that these show. */
export function* connectedPanels(
  organisationGid: string,
  now: number,
): Generator<Statement, ConnectedPanel[], unknown> {
  const rows = yield* all<{ panelGid: string; screens: number }>(
    'screen',
    `SELECT panel_gid AS "panelGid", count(*) AS screens FROM screen
     WHERE organisation_gid = ? AND kind = 'panel' AND heard_at >= ? GROUP BY panel_gid ORDER BY panel_gid LIMIT 2000`,
    organisationGid,
    now - limits.screenSilenceSeconds * 1000,
  );
  if (rows.length === 0) return [];
  const panels = new Map((yield* listDocuments('panel', organisationGid)).map((panel) => [panel.gid, panel]));
  const groups = yield* listDocuments('group', organisationGid);
  return rows.flatMap(({ panelGid, screens }) => {
    const panel = panels.get(panelGid);
    return panel ? [{ panelGid, screens: Number(screens), shows: shownBy(panel, [...panels.values()], groups) }] : [];
  });
}

/** The rooms and counters on a panel's screen: itself, or what its setting `sources` names, all where that is empty. */
export function shownBy(
  panel: Pick<Document<'panel'>, 'gid' | 'body'>,
  panels: readonly Pick<Document<'panel'>, 'gid' | 'body'>[],
  groups: readonly Pick<Document<'group'>, 'gid' | 'body'>[],
): string[] {
  const type = findPanelType(panel.body.type);
  const { sources = [] } = (panel.body.settings ?? {}) as PanelSettings;
  const isChosen = ({ gid }: { gid: string }) => sources.length === 0 || sources.includes(gid);
  if (type?.sources === 'groups') return [...new Set(groups.filter(isChosen).flatMap(({ body }) => body.members))];
  if (type?.sources === 'panels') {
    return panels.filter((one) => findPanelType(one.body.type)?.serves && isChosen(one)).map(({ gid }) => gid);
  }
  return [panel.gid];
}
