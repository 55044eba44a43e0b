import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../call/services.ts';
import { Refusal } from '../errors/refusal.ts';
import type { NewItem } from '../families/draft.ts';
import { findRecord } from '../families/find.ts';
import { fileNameOf } from '../files/file-url.ts';
import { readBundle } from './bundle.ts';
import { isPageProgram } from './programs.ts';

type Change = NewItem & { readonly gid?: string };

/**
 * Refuses to publish as a page of devices what is no whole front end of its type: an installer, an address elsewhere, a
 * file that was cut. An archive is looked into at once, so that nobody learns of it only then.
 * @throws Refusal release_not_a_front_end
 */
export async function checkRelease({ gid, body, files }: Change, { database, files: stored }: Services): Promise<void> {
  const place = { family: 'version', organisationGid: '' } as const;
  const before = gid === undefined ? undefined : (await database.query(findRecord(place, gid))).body;
  const { type, storageType, file, publishedPercent } = { ...before, ...body } as Record<string, unknown>;
  if (!isPageProgram(type)) return;
  const name = files?.file?.name ?? fileNameOf(String(file ?? ''));
  // That there must be one is said where the record is checked.
  if (storageType === 'local' && !name) return;
  const isArchive = name?.endsWith('.gz') ?? false;
  if (!publishedPercent && !(files?.file && isArchive)) return;
  const bundle =
    storageType === 'local' && isArchive
      ? await readBundle(await readFile(join(stored.folder, name ?? '')))
      : undefined;
  if (bundle?.program !== type) {
    throw new Refusal({ code: 'release_not_a_front_end', field: files?.file ? 'file' : 'publishedPercent' });
  }
}
