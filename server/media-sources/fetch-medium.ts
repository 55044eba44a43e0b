import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '#generated/limits.ts';
import type { Upload } from '#generated/uploads.ts';
import { uploads } from '#generated/uploads.ts';
import { Refusal } from '../errors/refusal.ts';
import type { Files } from '../files/files.ts';
import type { StoredUpload } from '../files/store-upload.ts';
import { minuteMs } from '../ground/durations.ts';
import { inPace, TooSlow } from './in-pace.ts';
import { openInTime } from './open-in-time.ts';
import { type Opened, type Origin, SourceFault } from './origin.ts';
import { received } from './received.ts';

/** What became of an attempt to fetch a medium. */
export type Fetched =
  | { readonly end: 'kept'; readonly file: StoredUpload; readonly version: string }
  | { readonly end: 'unchanged' }
  /** The film is still being copied to its place. */
  | { readonly end: 'changing' }
  | { readonly end: 'failed'; readonly fault: SourceFault };

class StillChanging extends Error {}

const stateOf: Readonly<Record<string, SourceFault['state']>> = {
  upload_wrong_type: 'wrongType',
  upload_not_as_named: 'wrongType',
  upload_too_complex: 'wrongType',
  upload_too_large: 'tooLarge',
  storage_full: 'noRoom',
  storage_unavailable: 'noRoom',
};
/** What a media item takes when it is uploaded, a source may send. */
const rule = uploads.createMedia?.find(({ property }) => property === 'file') as Upload;

/**
 * Fetches a medium into the folder of files, unless it is what is kept already: checked as an upload is while it comes,
 * in small pieces. What breaks off goes on from where it was, as long as the source still has the same.
 * @param known the version that is kept, empty if nothing is
 * @param pauseMs how long to wait before going on
 * @param paceMs how long a source may take for what comes in a minute at least
 * @returns the outcome; a kept file is held until it is settled
 */
export async function fetchMedium(
  origin: Origin,
  known: string,
  files: Pick<Files, 'store'>,
  signal: AbortSignal,
  pauseMs = 1000,
  paceMs = minuteMs,
): Promise<Fetched> {
  let fault: SourceFault | undefined;
  let isChanging = false;
  try {
    const opened = await openInTime(origin, { known, offset: 0, signal });
    if (opened === 'unchanged') return { end: 'unchanged' };
    const content = received(opened.body);
    const noting = async function* () {
      try {
        yield* whole(origin, opened, content, signal, { pauseMs, paceMs });
      } catch (error) {
        isChanging = error instanceof StillChanging;
        fault = faultOf(error);
        throw error;
      }
    };
    const body = Readable.from(noting(), { objectMode: false });
    try {
      const file = await files.store({ fieldname: 'file', filename: opened.name, file: body }, rule);
      return { end: 'kept', file, version: opened.version };
    } finally {
      opened.body.destroy();
    }
  } catch (error) {
    if (isChanging) return { end: 'changing' };
    // What was refused is told, not that nothing more was read then.
    return { end: 'failed', fault: isRefused(error) ? faultOf(error) : (fault ?? faultOf(error)) };
  }
}

async function* whole(
  origin: Origin,
  first: Opened,
  begun: AsyncIterable<Buffer>,
  signal: AbortSignal,
  { pauseMs, paceMs }: { readonly pauseMs: number; readonly paceMs: number },
) {
  let offset = 0;
  let content = begun;
  if ((first.bytes ?? 0) > rule.maxBytes) {
    first.body.destroy();
    throw new SourceFault('tooLarge');
  }
  for (let resumed = 0; ; resumed += 1) {
    try {
      for await (const chunk of inPace(content, paceMs)) {
        offset += chunk.length;
        if (offset > (first.bytes ?? Infinity)) {
          await expectUnchanged(origin, first, signal);
          throw new SourceFault('unreachable', 'more than was said');
        }
        yield chunk;
      }
      if (first.bytes === undefined || first.bytes === offset) {
        await expectUnchanged(origin, first, signal);
        return;
      }
      throw new SourceFault('unreachable', 'another length than was said');
    } catch (error) {
      if (error instanceof StillChanging || error instanceof TooSlow) throw error;
      const mayGoOn = first.version !== '' && first.bytes !== undefined && offset < first.bytes;
      if (!mayGoOn || resumed >= limits.mediaResumes || signal.aborted) throw error;
    }
    await sleep(pauseMs, undefined, { signal });
    const next = await openInTime(origin, { known: '', offset, signal });
    if (next === 'unchanged') throw new SourceFault('unreachable');
    content = received(next.body);
    if (next.version !== first.version) {
      next.body.destroy();
      throw new SourceFault('unreachable', 'it changed while it came');
    }
  }
}

/**
 * Asks whether a film is still the same at its source: where it is not, it is being copied there, and what came is a part
 * of it. A picture may well change all the time, as that of a camera does; and an ETag may be another with each answer,
 * where several servers or a program give it.
 * @throws StillChanging
 */
async function expectUnchanged(origin: Origin, { name, version }: Opened, signal: AbortSignal): Promise<void> {
  if (version === '' || version.startsWith('etag ') || !/\.mp4$/i.test(name)) return;
  // What has all come may be kept, though its source has gone since.
  const now = await openInTime(origin, { known: version, offset: 0, signal }).catch(() => 'unchanged' as const);
  if (now === 'unchanged') return;
  now.body.destroy();
  if (now.version !== version) throw new StillChanging();
}

function isRefused(error: unknown): boolean {
  return error instanceof Refusal && (error.entries[0]?.code ?? '') in stateOf;
}

function faultOf(error: unknown): SourceFault {
  if (error instanceof SourceFault) return error;
  if (error instanceof Refusal) {
    return new SourceFault(stateOf[error.entries[0]?.code ?? ''] ?? 'unreachable', error.message);
  }
  return new SourceFault('unreachable', error instanceof Error ? error.message : String(error));
}
