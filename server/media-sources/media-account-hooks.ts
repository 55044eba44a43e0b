import { type Context, run, type Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { Refusal } from '../errors/refusal.ts';
import type { FamilyHooks } from '../families/hooks.ts';

/** Media accounts: the password is kept beside the record and never told; what waited for it is fetched at once. */
export const mediaAccountHooks: FamilyHooks = {
  async prepare({ body: { password, ...body }, ...item }) {
    return { ...item, body, ...(typeof password === 'string' && { secret: password }) };
  },

  // biome-ignore lint/correctness/useYield: nothing to ask the database
  *check(draft, before) {
    const host = String(draft.body.host).toLowerCase();
    // Another host is another server: it does not get the password of the former one.
    const isMoved = before !== undefined && (before as Document<'mediaAccount'>).body.host !== host;
    if (!draft.secret || (isMoved && !draft.bringsSecret)) {
      throw new Refusal({ code: 'field_required', field: 'password' });
    }
    return { ...draft, body: { ...draft.body, host } };
  },

  *settle({ organisationGid }, _before, { now }: Context): Generator<Statement, void, unknown> {
    // What is being fetched may be so with the former password.
    yield* run(
      'media_source',
      `UPDATE media_source SET due_at = ?
       WHERE organisation_gid = ? AND (state NOT IN ('ready', 'waiting') OR lease_until > ?)`,
      now,
      organisationGid,
      now,
    );
  },
};
