import { one } from '../database/command.ts';
import { inSmallLetters } from '../database/lists/order-keys.ts';
import { Refusal } from '../errors/refusal.ts';
import type { FamilyHooks } from '../families/hooks.ts';
import { checkRelease } from '../runtimes/check-release.ts';

/** Releases: a file or an address as the storage asks, each number once for each program, none published unchecked. */
export const versionHooks: FamilyHooks = {
  async prepare(item, _, services) {
    await checkRelease(item, services);
    return item;
  },
  *check(draft) {
    const { versionNumber, type, storageType, file, url, yamlFile } = draft.body as Record<string, string | undefined>;
    if (storageType === 'local' && !file) throw new Refusal({ code: 'upload_missing', field: 'file' });
    if (storageType === 'cloud' && !url) throw new Refusal({ code: 'field_required', field: 'url' });
    // Nobody runs what cannot be told from something else; of a file here the server itself knows the SHA-256.
    const { publishedPercent } = draft.body as { publishedPercent?: number };
    if (publishedPercent && storageType === 'cloud' && !yamlFile) {
      throw new Refusal({ code: 'release_not_checkable', field: 'publishedPercent' });
    }
    const twin = yield* one(
      'document',
      `SELECT gid FROM document WHERE organisation_gid = ? AND family = 'version' AND gid <> ?
       AND lower(json_extract(body, '$.versionNumber')) = ?
       AND json_extract(body, '$.type') = ?`,
      draft.organisationGid,
      draft.gid,
      inSmallLetters(versionNumber ?? ''),
      type ?? '',
    );
    if (twin) {
      throw new Refusal({ code: 'duplicate_name', field: 'versionNumber', params: { name: versionNumber ?? '' } });
    }
    const unused = storageType === 'local' ? 'url' : 'file';
    return { ...draft, body: Object.fromEntries(Object.entries(draft.body).filter(([key]) => key !== unused)) };
  },
};
