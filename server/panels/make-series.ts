import type { PanelPart, PanelSeries, PanelSeriesMade, PanelSeriesResult, PanelSeriesRow } from '#generated/shapes.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import type { Document } from '../documents/document.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { Refusal } from '../errors/refusal.ts';
import { createRecords } from '../families/create.ts';
import { findRecord, forEachItem } from '../families/find.ts';
import { panelTypeOf } from '../panel-types/panel-type.ts';

interface SeriesArgument {
  readonly organisationGid: string;
  readonly series: PanelSeries;
}

type PanelBody = Document<'panel'>['body'];

/** What each panel has for its own: of the panel that others are made like, it stays there. */
const own: readonly (keyof PanelBody)[] = [
  'name',
  'counterName',
  'roomCode',
  'departmentName',
  'doctorName',
  'serialNo',
  'type',
  'panelMode',
];

/**
 * Command: makes panels of one type, one for each row, all or none; what is there already is left as it is, so that the
 * same series sent twice makes nothing twice. Made like another panel they take over its settings, and what belongs to it
 * as far as that is asked for.
 */
export const makePanelSeries = defineCommand(
  import.meta.url,
  'makePanelSeries',
  function* (
    { organisationGid, series }: SeriesArgument,
    context: Context,
  ): Generator<Statement, PanelSeriesMade, unknown> {
    const { panelType, like, copies = [], rows, tryOnly } = series;
    panelTypeOf(panelType);
    const model = like ? yield* findModel(organisationGid, like, panelType) : undefined;
    const foreseen = outcomes(rows, panelType, yield* listDocuments('panel', organisationGid));
    if (tryOnly) return { data: foreseen };
    const data = yield* forEachItem([...rows.entries()], 'rows', function* ([index, row]) {
      const result = foreseen[index] as PanelSeriesResult;
      if (result.outcome !== 'made') return result;
      const items = [{ body: { ...common(model), ...row } }];
      const place = { family: 'panel', organisationGid, parentGid: '', variant: panelType } as const;
      const [made] = yield* createRecords({ ...place, items }, context);
      const gid = made?.gid ?? '';
      if (model) yield* copyParts(model, gid, copies, context);
      return { ...result, gid };
    });
    return { data };
  },
);

function* findModel(
  organisationGid: string,
  gid: string,
  panelType: string,
): Generator<Statement, Document<'panel'>, unknown> {
  const model = (yield* findRecord({ family: 'panel', organisationGid }, gid)) as Document<'panel'>;
  if (model.body.type !== panelType) throw new Refusal({ code: 'panel_type_mismatch', field: 'like' });
  return model;
}

function common(model: Document<'panel'> | undefined): Record<string, unknown> {
  const entries = Object.entries(model?.body ?? {});
  return Object.fromEntries(entries.filter(([name]) => !own.includes(name as keyof PanelBody)));
}

function* copyParts(
  model: Document<'panel'>,
  parentGid: string,
  parts: readonly PanelPart[],
  context: Context,
): Generator<Statement, void, unknown> {
  for (const family of parts) {
    const records = yield* listDocuments(family, model.organisationGid, model.gid);
    const items = records.map(({ body }) => ({ body: { ...body } }));
    if (items.length === 0) continue;
    yield* createRecords({ family, organisationGid: model.organisationGid, parentGid, items }, context);
  }
}

/** What becomes of each row beside the panels that are there. */
export function outcomes(
  rows: readonly PanelSeriesRow[],
  panelType: string,
  panels: readonly Pick<Document<'panel'>, 'gid' | 'body'>[],
): PanelSeriesResult[] {
  const byRoom = new Map(panels.map((panel) => [key(panel.body.roomCode), panel]));
  const byName = new Map(panels.map((panel) => [key(panel.body.name), panel]));
  const rooms = new Set<string>();
  const names = new Set<string>();
  return rows.map(({ name, roomCode }): PanelSeriesResult => {
    const ofRoom = roomCode ? byRoom.get(key(roomCode)) : undefined;
    const named = byName.get(key(name));
    const isRepeated = names.has(key(name)) || (roomCode !== undefined && rooms.has(key(roomCode)));
    names.add(key(name));
    if (roomCode) rooms.add(key(roomCode));
    if (ofRoom) return { panelName: name, outcome: 'isThere', gid: ofRoom.gid };
    if (named && !roomCode && named.body.type === panelType)
      return { panelName: name, outcome: 'isThere', gid: named.gid };
    if (named) return { panelName: name, outcome: 'nameTaken', gid: named.gid };
    return { panelName: name, outcome: isRepeated ? 'repeated' : 'made' };
  });
}

function key(text: string | undefined): string {
  return (text ?? '').trim().toLowerCase();
}
