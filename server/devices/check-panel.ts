import type { Statement } from '../database/command.ts';
import { getDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';

/** Refuses a panel that the organisation does not have. */
export function* checkPanel(organisationGid: string, panelGid: string): Generator<Statement, void, unknown> {
  if (yield* getDocument('panel', organisationGid, panelGid)) return;
  throw new Refusal({ code: 'reference_not_found', field: 'panelGid' });
}
