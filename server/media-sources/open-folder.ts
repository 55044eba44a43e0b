import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { type Origin, SourceFault } from './origin.ts';

/**
 * A medium in the folder that the operator offers: each organisation has one below it, named by its ID, and nothing
 * outside of that is read, by no path and no link.
 * @param folder MEDIA_DIR
 */
export function folderOrigin(folder: string, organisationGid: string, path: string): Origin {
  return {
    open: async ({ known, offset, signal }) => {
      if (folder === '') throw new SourceFault('notAllowed');
      const place = await placeIn(join(folder, organisationGid), path);
      const found = await stat(place);
      if (!found.isFile()) throw new SourceFault('gone');
      const version = `size ${found.size} time ${found.mtimeMs}`;
      if (version === known) return 'unchanged';
      const body = createReadStream(place, { start: offset, signal });
      return { version, bytes: found.size, name: basename(path), body };
    },
  };
}

async function placeIn(own: string, path: string): Promise<string> {
  const within = await realpath(own).catch(noFile);
  const place = await realpath(join(own, path)).catch(noFile);
  if (!place.startsWith(within + sep)) throw new SourceFault('notAllowed');
  return place;
}

function noFile(error: NodeJS.ErrnoException): never {
  if (error.code === 'EACCES' || error.code === 'EPERM') throw new SourceFault('denied', error.message);
  throw new SourceFault('gone', error.message);
}
