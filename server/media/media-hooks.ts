import { getDocument } from '../documents/get-document.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Draft } from '../families/draft.ts';
import type { FamilyHooks } from '../families/hooks.ts';
import { checkKind } from './check-kind.ts';

/** Sources whose items lie on this server; the others have an address. */
const stored = ['cloud', 'mediaDatabase'];

/** Media: an item has the file or the address that its source asks for, and the file is of its type. */
export const mediaHooks: FamilyHooks = {
  *check(draft) {
    const resolved = yield* resolveChosen(draft);
    const { source, type, file, url } = resolved.body as Record<string, string | undefined>;
    if (!stored.includes(source ?? '')) {
      if (!url) throw new Refusal({ code: 'field_required', field: 'url' });
      return without(resolved, 'file');
    }
    if (!file) throw new Refusal({ code: 'upload_missing', field: 'file' });
    checkKind(type, file);
    return without(resolved, 'url');
  },
};

/** What is chosen from the media database is named by the item that has it, of a panel or of the media bank. */
function* resolveChosen(draft: Draft) {
  const { file } = draft.body;
  if (typeof file !== 'string' || file.startsWith('/')) return draft;
  const chosen =
    (yield* getDocument('media', draft.organisationGid, file)) ??
    (yield* getDocument('mediaBank', draft.organisationGid, file));
  if (!chosen?.body.file) throw new Refusal({ code: 'reference_not_found', field: 'file' });
  return { ...draft, body: { ...draft.body, file: chosen.body.file } };
}

function without(draft: Draft, name: string): Draft {
  return { ...draft, body: Object.fromEntries(Object.entries(draft.body).filter(([key]) => key !== name)) };
}
