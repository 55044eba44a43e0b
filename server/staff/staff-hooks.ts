import { one } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { Refusal } from '../errors/refusal.ts';
import type { FamilyHooks } from '../families/hooks.ts';
import { panelTypeOf } from '../panel-types/panel-type.ts';
import { revokeTokensOf } from '../security/revoke-tokens.ts';
import { staffItem } from './staff-item.ts';

/** Staff may serve panels that call; who loses the account, the password or the right loses the tokens too. */
export const staffHooks: FamilyHooks = {
  prepare: staffItem,
  *check(draft) {
    const panels = (draft.body.panels ?? []) as string[];
    for (const [index, gid] of panels.entries()) {
      const row = yield* one<{ type: string }>(
        'document',
        `SELECT json_extract(body, '$.type') AS type FROM document WHERE gid = ?`,
        gid,
      );
      if (!row || !panelTypeOf(row.type).serves)
        throw new Refusal({ code: 'panel_not_serving', field: `panels.${index}` });
    }
    return draft;
  },
  *afterChange(document, before) {
    if (document.secret !== before.secret || !isEnabled(document)) {
      yield* revokeTokensOf(document.organisationGid, ['staff'], document.gid);
    }
  },
  *beforeRemove(document) {
    yield* revokeTokensOf(document.organisationGid, ['staff'], document.gid);
  },
};

function isEnabled(document: Document): boolean {
  return 'enabled' in document.body && document.body.enabled !== false;
}
