import type { PanelSettings } from '#generated/device.ts';
import { all, type Context, type Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { getDocument } from '../documents/get-document.ts';
import { replaceDocument } from '../documents/write-document.ts';
import { Refusal } from '../errors/refusal.ts';
import { groupOf } from '../queue/group-of.ts';

/**
 * Takes a panel that is being removed out of its group, the lobbies that show it, the counters that call for it, the
 * clinics (apn) that it shows, the printers of its slips and the lists of those who may serve it. The last panel of a group stays (a group has one at least), and so does the only one that somebody may serve:
 * an empty list would mean all panels.
 */
export function* forgetPanel(panel: Document, context: Context): Generator<Statement, void, unknown> {
  const group = yield* groupOf(panel.organisationGid, panel.gid);
  if (group) {
    const members = group.body.members.filter((gid) => gid !== panel.gid);
    if (members.length === 0) throw new Refusal({ code: 'group_needs_panel' });
    yield* replaceDocument(raised({ ...group, body: { ...group.body, members } }, context), context);
  }
  yield* forgetSource(panel, context);
  for (const gid of yield* holders(panel, 'apn', '$.panels')) {
    const apn = yield* getDocument('apn', panel.organisationGid, gid);
    if (!apn) continue;
    const panels = (apn.body.panels ?? []).filter((other) => other !== panel.gid);
    yield* replaceDocument(raised({ ...apn, body: { ...apn.body, panels } }, context), context);
  }
  for (const gid of yield* holders(panel, 'printer', '$.panels')) {
    const printer = yield* getDocument('printer', panel.organisationGid, gid);
    if (!printer) continue;
    const panels = (printer.body.panels ?? []).filter((other) => other !== panel.gid);
    yield* replaceDocument(raised({ ...printer, body: { ...printer.body, panels } }, context), context);
  }
  for (const gid of yield* holders(panel, 'staff', '$.panels')) {
    const staff = yield* getDocument('staff', panel.organisationGid, gid);
    if (!staff) continue;
    const panels = (staff.body.panels ?? []).filter((other) => other !== panel.gid);
    if (panels.length === 0) {
      throw new Refusal({ code: 'panel_needed_by_staff', params: { name: staff.body.name } });
    }
    yield* replaceDocument(raised({ ...staff, body: { ...staff.body, panels } }, context), context);
  }
}

/** Takes a panel or group that is being removed out of the lobbies that show it and the counters that call for it. */
export function* forgetSource(source: Document, context: Context): Generator<Statement, void, unknown> {
  for (const gid of yield* holders(source, 'panel', '$.settings.sources')) {
    const lobby = yield* getDocument('panel', source.organisationGid, gid);
    if (!lobby) continue;
    const settings = lobby.body.settings as PanelSettings;
    const sources = (settings.sources ?? []).filter((other) => other !== source.gid);
    yield* replaceDocument(
      raised({ ...lobby, body: { ...lobby.body, settings: { ...settings, sources } } }, context),
      context,
    );
  }
  const named = source.family === 'group' ? 'alsoCallsGroups' : 'alsoCalls';
  for (const gid of yield* holders(source, 'panel', `$.${named}`)) {
    const counter = yield* getDocument('panel', source.organisationGid, gid);
    if (!counter) continue;
    const left = (counter.body[named] ?? []).filter((other) => other !== source.gid);
    yield* replaceDocument(raised({ ...counter, body: { ...counter.body, [named]: left } }, context), context);
  }
}

function* holders(document: Document, family: string, path: string): Generator<Statement, string[], unknown> {
  const rows = yield* all<{ gid: string }>(
    'document',
    `SELECT DISTINCT d.gid FROM document d, json_each(d.body, ?) e
     WHERE d.organisation_gid = ? AND d.family = ? AND e.value = ?`,
    path,
    document.organisationGid,
    family,
    document.gid,
  );
  return rows.map(({ gid }) => gid);
}

function raised<D extends Document>(document: D, { now }: Context): D {
  return { ...document, version: document.version + 1, updatedAt: now };
}
