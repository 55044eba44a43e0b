import { one } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import type { FamilyHooks } from '../families/hooks.ts';

/** Releases: a file or an address as the storage asks, and each number once for each program. */
export const versionHooks: FamilyHooks = {
  *check(draft) {
    const { versionNumber, type, storageType, file, url } = draft.body as Record<string, string | undefined>;
    if (storageType === 'local' && !file) throw new Refusal({ code: 'upload_missing', field: 'file' });
    if (storageType === 'cloud' && !url) throw new Refusal({ code: 'field_required', field: 'url' });
    const twin = yield* one(
      'document',
      `SELECT gid FROM document WHERE organisation_gid = ? AND family = 'version' AND name_key = ? AND gid <> ?
       AND json_extract(body, '$.type') = ?`,
      draft.organisationGid,
      (versionNumber ?? '').toLowerCase(),
      draft.gid,
      type ?? '',
    );
    if (twin) {
      throw new Refusal({ code: 'duplicate_name', field: 'versionNumber', params: { name: versionNumber ?? '' } });
    }
    const unused = storageType === 'local' ? 'url' : 'file';
    return { ...draft, body: Object.fromEntries(Object.entries(draft.body).filter(([key]) => key !== unused)) };
  },
};
