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
 * Refuses to publish to devices what they cannot run: as a page what is no whole front end of its type, as a launcher
 * what is no script; an installer, a file that was cut. An archive is looked into at once, so that nobody learns of it
 * only then. Of a launcher that lies elsewhere, the checksum is all that can be known.
 * @throws Refusal release_not_a_front_end, release_not_a_launcher, release_not_fetched; release_not_stored_here for a page
 * that lies elsewhere
 */
export async function checkRelease({ gid, body, files }: Change, { database, files: stored }: Services): Promise<void> {
  const place = { family: 'version', organisationGid: '' } as const;
  const before = gid === undefined ? undefined : (await database.query(findRecord(place, gid))).body;
  const { type, storageType, file, publishedPercent } = { ...before, ...body } as Record<string, unknown>;
  const isPublished = Boolean(publishedPercent);
  if (type === 'firefoxLauncher') {
    if (isPublished) throw new Refusal({ code: 'release_not_fetched', field: 'publishedPercent' });
    return;
  }
  const name = files?.file?.name ?? fileNameOf(String(file ?? ''));
  // That there must be one is said where the record is checked.
  if (storageType === 'local' && !name) return;
  const archive = storageType === 'local' && name?.endsWith('.gz') ? name : undefined;
  if (!isPublished && !(files?.file && archive)) return;
  const field = files?.file ? 'file' : 'publishedPercent';
  if (isPageProgram(type)) {
    if (storageType !== 'local') throw new Refusal({ code: 'release_not_stored_here', field: 'publishedPercent' });
    const bundle = archive && (await readBundle(await readFile(join(stored.folder, archive))));
    if (!bundle || bundle.program !== type) throw new Refusal({ code: 'release_not_a_front_end', field });
  } else if (archive) await stored.checkScript(archive, field);
  else if (storageType === 'local') throw new Refusal({ code: 'release_not_a_launcher', field });
}
