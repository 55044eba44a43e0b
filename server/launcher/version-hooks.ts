import type { SoftwareVersion } from '#generated/shapes.ts';
import { one, type Statement } from '../database/command.ts';
import { inSmallLetters } from '../database/lists/order-keys.ts';
import type { Document } from '../documents/document.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Draft } from '../families/draft.ts';
import type { FamilyHooks } from '../families/hooks.ts';
import { checkRelease } from '../runtimes/check-release.ts';
import { ownVersion } from '../runtimes/own-version.ts';
import { isPageProgram } from '../runtimes/programs.ts';
import { compareVersions } from '../runtimes/published.ts';

/**
 * Releases: a file or an address as the storage asks, each number and each file once for each program, none published
 * unchecked, nor where no device would follow.
 */
export const versionHooks: FamilyHooks = {
  async prepare(item, _, services) {
    await checkRelease(item, services);
    return item;
  },
  *check(draft, before) {
    const { versionNumber, storageType, file, url, yamlFile } = draft.body as Record<string, string | undefined>;
    if (storageType === 'local' && !file) throw new Refusal({ code: 'upload_missing', field: 'file' });
    if (storageType === 'cloud' && !url) throw new Refusal({ code: 'field_required', field: 'url' });
    // Nobody runs what cannot be told from something else; of a file here the server itself knows the SHA-256.
    const { publishedPercent } = draft.body as { publishedPercent?: number };
    if (publishedPercent && storageType === 'cloud' && !yamlFile) {
      throw new Refusal({ code: 'release_not_checkable', field: 'publishedPercent' });
    }
    if (isPublishedInVain(draft, before)) {
      throw new Refusal({ code: 'release_not_newer', field: 'publishedPercent', params: { version: ownVersion } });
    }
    if (
      yield* otherRelease(draft, `lower(json_extract(body, '$.versionNumber'))`, inSmallLetters(versionNumber ?? ''))
    ) {
      throw new Refusal({ code: 'duplicate_name', field: 'versionNumber', params: { name: versionNumber ?? '' } });
    }
    // Devices tell releases by their files: whichever number the same one had next, they would keep the first.
    const isNew = storageType === 'local' && file !== (before?.body as { file?: string } | undefined)?.file;
    const same = isNew ? yield* otherRelease(draft, `json_extract(body, '$.file')`, file ?? '') : undefined;
    if (same) throw new Refusal({ code: 'release_file_taken', field: 'file', params: { version: same } });
    const unused = storageType === 'local' ? 'url' : 'file';
    return { ...draft, body: Object.fromEntries(Object.entries(draft.body).filter(([key]) => key !== unused)) };
  },
};

/**
 * Whether a change publishes a page that no device would load, because the server's own is not older. What the server
 * was updated past keeps its share until somebody changes that.
 */
function isPublishedInVain({ body }: Draft, before: Document | undefined): boolean {
  const { type, versionNumber, publishedPercent } = body as Partial<SoftwareVersion>;
  if (!isPageProgram(type) || !publishedPercent || compareVersions(versionNumber ?? '', ownVersion) > 0) return false;
  const former = before?.body as Partial<SoftwareVersion> | undefined;
  return former?.versionNumber !== versionNumber || former?.publishedPercent !== publishedPercent;
}

/** Yields the number of another release of the same program that has a value where this expression finds it. */
function* otherRelease(
  { organisationGid, gid, body }: Draft,
  found: string,
  value: string,
): Generator<Statement, string | undefined, unknown> {
  const other = yield* one<{ number: string }>(
    'document',
    `SELECT json_extract(body, '$.versionNumber') AS number FROM document
     WHERE organisation_gid = ? AND family = 'version' AND gid <> ?
     AND ${found} = ? AND json_extract(body, '$.type') = ?`,
    organisationGid,
    gid,
    value,
    String(body.type),
  );
  return other?.number;
}
