import { Refusal } from '../errors/refusal.ts';
import type { FamilyHooks } from '../families/hooks.ts';
import { extensions } from '../media/media-hooks.ts';

/** The media bank: a file is of the type that the item says. */
export const mediaBankHooks: FamilyHooks = {
  // biome-ignore lint/correctness/useYield: nothing to ask the database
  *check(draft) {
    const { type, file } = draft.body as Record<string, string>;
    const allowed = extensions[type ?? ''];
    if (allowed && file && !allowed.includes(file.slice(file.lastIndexOf('.') + 1))) {
      throw new Refusal({ code: 'upload_wrong_type', field: 'file', params: { accepted: allowed.join(', ') } });
    }
    return draft;
  },
};
