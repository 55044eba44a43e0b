import type { FamilyHooks } from '../families/hooks.ts';
import { checkKind } from '../media/check-kind.ts';

/** The media bank: a file is of the type that the item says. */
export const mediaBankHooks: FamilyHooks = {
  // biome-ignore lint/correctness/useYield: nothing to ask the database
  *check(draft) {
    const { type, file } = draft.body as Record<string, string>;
    if (file) checkKind(type, file);
    return draft;
  },
};
