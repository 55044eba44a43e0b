import type { MediaLibraryItem } from '#generated/shapes.ts';
import { batchReads } from '../database/batched-reads.ts';
import { all, type Statement } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { listDocuments } from '../documents/list-documents.ts';
import { fileNameOf } from '../files/file-url.ts';

/** Yields each file and address of the media library and of the panels once, the newest first. */
export function* readLibrary(organisationGid: string): Generator<Statement, MediaLibraryItem[], unknown> {
  const [bank, media, panels, files] = yield* batchReads(
    listDocuments('mediaBank', organisationGid),
    listDocuments('media', organisationGid),
    listDocuments('panel', organisationGid),
    all<{ name: string; bytes: number }>(
      'file',
      'SELECT name, bytes FROM file WHERE organisation_gid = ?',
      organisationGid,
    ),
  );
  const sizes = new Map(files.map(({ name, bytes }) => [name, bytes]));
  const order = new Map(panels.map(({ gid }, index) => [gid, index]));
  const names = new Map(panels.map(({ gid, body }) => [gid, body.name]));
  const items = new Map<string, MediaLibraryItem>();
  // The library's own records name a file; of the panels', the one that was there first.
  for (const { gid, body, createdAt } of bank) {
    if (body.file && !items.has(body.file))
      items.set(body.file, { ...made(gid, body, body.file), createdAt, bankGid: gid });
  }
  for (const document of [...media].sort((one, other) => one.createdAt - other.createdAt)) {
    const { gid, body, parentGid, createdAt } = document;
    const url = body.file || body.url || body.path;
    const panelName = names.get(parentGid);
    if (!url || panelName === undefined) continue;
    const item = items.get(url) ?? { ...made(gid, body, url), createdAt };
    items.set(url, item);
    item.uses.push({ panelGid: parentGid, panelName, mediaGid: gid, enabled: body.enabled !== false });
  }
  const placeOf = ({ panelGid }: MediaLibraryItem['uses'][number]) => order.get(panelGid) ?? 0;
  for (const { uses } of items.values()) uses.sort((one, other) => placeOf(one) - placeOf(other));
  return [...items.values()].sort((one, other) => other.createdAt - one.createdAt);

  function made(gid: string, { name, type }: Pick<Document<'media'>['body'], 'name' | 'type'>, url: string) {
    const file = fileNameOf(url);
    const bytes = file && sizes.get(file);
    return {
      gid,
      name,
      type,
      url,
      stored: file !== undefined,
      ...(bytes && { bytes }),
      uses: [] as MediaLibraryItem['uses'],
    };
  }
}
