import { type FileHandle, open, realpath, stat } from 'node:fs/promises';
import { basename, join, sep } from 'node:path';
import { addAbortSignal, Readable } from 'node:stream';
import type { FolderSteps } from './folder-steps.ts';
import { type Origin, SourceFault } from './origin.ts';

const pieceBytes = 64 * 1024;

/**
 * A medium in the folder that the operator offers: each organisation has one below it, named by its ID, and nothing
 * outside of that is read, by no path and no link.
 * @param folder MEDIA_DIR
 */
export function folderOrigin(folder: string, organisationGid: string, path: string, steps: FolderSteps): Origin {
  return {
    open: async ({ known, offset, signal }) => {
      if (folder === '') throw new SourceFault('notAllowed');
      const { place, bytes, changedAt } = await steps.take(() => find(join(folder, organisationGid), path), signal);
      const version = `size ${bytes} time ${changedAt}`;
      if (version === known) return 'unchanged';
      const file = await steps.take(
        () => open(place),
        signal,
        (late) => late.close(),
      );
      const body = addAbortSignal(signal, contentOf(file, offset, steps, signal));
      // The reader gets the error; while nobody reads, it must not end the server.
      body.on('error', () => undefined);
      return { version, bytes, name: basename(path), body };
    },
  };
}

async function find(own: string, path: string) {
  const within = await realpath(own).catch(noFile);
  const place = await realpath(join(own, path)).catch(noFile);
  if (!place.startsWith(within + sep)) throw new SourceFault('notAllowed');
  const found = await stat(place);
  if (!found.isFile()) throw new SourceFault('gone');
  return { place, bytes: found.size, changedAt: found.mtimeMs };
}

/** Unlike a stream of Node's own, it is let go of while a step hangs. */
function contentOf(file: FileHandle, offset: number, steps: FolderSteps, signal: AbortSignal): Readable {
  let at = offset;
  return new Readable({
    highWaterMark: pieceBytes,
    read() {
      steps
        .take(() => file.read(Buffer.allocUnsafe(pieceBytes), 0, pieceBytes, at), signal)
        .then(({ bytesRead, buffer }) => {
          at += bytesRead;
          this.push(bytesRead === 0 ? null : buffer.subarray(0, bytesRead));
        })
        .catch((error) => this.destroy(error));
    },
    destroy(error, done) {
      steps.later(() => file.close());
      done(error);
    },
  });
}

function noFile(error: NodeJS.ErrnoException): never {
  if (error.code === 'EACCES' || error.code === 'EPERM') throw new SourceFault('denied', error.message);
  throw new SourceFault('gone', error.message);
}
