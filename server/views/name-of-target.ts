import type { Statement } from '../database/command.ts';
import { getDocument } from '../documents/get-document.ts';

/** Yields what patients call the counter or the group that somebody was sent to; undefined where it is gone. */
export function* nameOfTarget(
  organisationGid: string,
  panelGid: string | undefined,
  groupGid: string | undefined,
): Generator<Statement, string | undefined, unknown> {
  if (groupGid) return (yield* getDocument('group', organisationGid, groupGid))?.body.name;
  const panel = panelGid ? yield* getDocument('panel', organisationGid, panelGid) : undefined;
  return panel && (panel.body.counterName || panel.body.name);
}
