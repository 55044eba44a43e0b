import type { Staff } from '#generated/shapes.ts';
import type { AdminRole } from '#generated/values.ts';
import { forgetViews } from '../account/saved-views.ts';
import { all, one, type Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Draft } from '../families/draft.ts';
import type { FamilyHooks } from '../families/hooks.ts';
import { findPanelType } from '../panel-types/panel-type.ts';
import { mayServe } from '../queue/read-staff.ts';
import { forgetFactor } from '../second-factor/commands.ts';
import { revokeKeysOf, revokeTokensOf } from '../security/revoke-tokens.ts';
import { leaveCounters } from './leave-counters.ts';
import { staffItem } from './staff-item.ts';

/**
 * Staff may serve panels that call; who loses the account, the password or the right loses the tokens too, and with the
 * account the API keys; counters that are theirs no more are left. A role in the administration needs a new password:
 * nobody knows how long the old one is.
 */
export const staffHooks: FamilyHooks = {
  prepare: staffItem,
  *check(draft, before) {
    const panels = (draft.body.panels ?? []) as string[];
    for (const [index, gid] of panels.entries()) {
      const row = yield* one<{ type: string }>(
        'document',
        `SELECT json_extract(body, '$.type') AS type FROM document WHERE gid = ?`,
        gid,
      );
      if (!row || !findPanelType(row.type)?.serves)
        throw new Refusal({ code: 'panel_not_serving', field: `panels.${index}` });
    }
    if (isNewAdministrator(draft, before) && draft.secret === before?.secret) {
      throw new Refusal({ code: 'admin_password_needed', field: 'password' });
    }
    return draft;
  },
  *afterChange(document, before, context) {
    const { organisationGid, gid } = document;
    const isOut = document.secret !== before.secret || !isEnabled(document);
    if (isOut) yield* revokeTokensOf(organisationGid, ['staff'], gid);
    if (isOut || roleOf(document) !== roleOf(before)) yield* revokeTokensOf(organisationGid, ['session'], gid);
    if (!isEnabled(document)) yield* revokeKeysOf(organisationGid, gid);
    if (!isEnabled(document)) yield* leaveCounters(context, document, () => false);
    else if (JSON.stringify(panelsOf(document)) !== JSON.stringify(panelsOf(before))) {
      yield* leaveCounters(context, document, (panelGid) => mayServe(panelsOf(document), panelGid));
    }
  },
  *beforeRemove(document, context) {
    yield* leaveCounters(context, document, () => false);
    yield* revokeTokensOf(document.organisationGid, ['staff', 'session'], document.gid);
    yield* revokeKeysOf(document.organisationGid, document.gid);
  },
  /** An account that comes back asks for the second factor as before. */
  *letGo({ organisationGid, gid }) {
    yield* forgetFactor(gid);
    yield* forgetViews(organisationGid, gid);
  },
  *present(organisationGid): Generator<Statement, Map<string, Record<string, unknown>>, unknown> {
    const rows = yield* all<{ gid: string }>(
      'second_factor',
      'SELECT staff_gid AS gid FROM second_factor WHERE organisation_gid = ? AND secret IS NOT NULL',
      organisationGid,
    );
    return new Map(rows.map(({ gid }) => [gid, { secondFactor: true }]));
  },
};

function isNewAdministrator(draft: Draft, before: Document | undefined): boolean {
  return roleOf(draft) !== 'none' && before !== undefined && roleOf(before) === 'none';
}

function roleOf({ body }: { readonly body: object }): AdminRole {
  return (body as Partial<Staff>).adminRole ?? 'none';
}

function panelsOf({ body }: Document): readonly string[] | undefined {
  return (body as Partial<Staff>).panels;
}

function isEnabled(document: Document): boolean {
  return 'enabled' in document.body && document.body.enabled !== false;
}
