import type { PanelSettings } from '#generated/device.ts';
import type { PanelFilter } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { Refusal } from '../errors/refusal.ts';
import { findRecord } from '../families/find.ts';
import { findPanelType } from '../panel-types/panel-type.ts';
import { sourceFamily } from '../panel-types/settings.ts';

/** Yields which panels or groups a lobby panel shows. */
export function* panelFilter(organisationGid: string, gid: string): Generator<Statement, PanelFilter, unknown> {
  const panel = yield* findRecord({ family: 'panel', organisationGid }, gid);
  checkHasSources(panel);
  const { sources = [] } = (panel as Document<'panel'>).body.settings as PanelSettings;
  return { gid, version: panel.version, sources };
}

/** Refuses a panel whose type shows no other panels or groups. */
export function checkHasSources(panel: Document): void {
  const type = findPanelType((panel as Document<'panel'>).body.type);
  if (!type || !sourceFamily(type)) throw new Refusal({ code: 'panel_type_mismatch', field: 'gid' });
}
