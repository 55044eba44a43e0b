import { CallFailure, ownFailure } from '#client/http/call-failure.ts';
import { limits } from '#generated/limits.ts';
import type { UnfinishedUpload } from '#generated/shapes.ts';
import { uploadMediaType } from '#generated/uploads.ts';
import { http } from '../session.ts';
import { headersFor } from './call-access.ts';
import { untilOnline } from './lasting-call.ts';
import { type FileCall, sendForm } from './send-form.ts';
import type { UploadProgress } from './upload-progress.ts';

type Tell = (progress: UploadProgress) => void;

/** Uploads by their file: as long as the page lives, the same file goes on where it was. */
const begun = new WeakMap<Blob, string>();

/** Nothing moved for so long: the connection is gone, even if nobody said so. */
const stallMs = 30_000;
const longestPauseMs = 20_000;

/**
 * Sends the large files of a call in parts, then the call with what stands for them.
 * @param stop aborted when somebody gives up, also before anything is sent
 */
export async function sendInParts(call: FileCall, tell: Tell, stop: AbortController): Promise<unknown> {
  const line = openLine(tell, stop);
  const large = Object.entries(call.files).filter(([, file]) => file.size > limits.uploadPartBytes);
  const total = large.reduce((sum, [, file]) => sum + file.size, 0);
  const files = { ...call.files };
  try {
    let before = 0;
    for (const [property, file] of large) {
      const start = before;
      const gid = await bring(file, call.id, property, line, (bytes) => (start + bytes) / total);
      files[property] = new File([gid], nameOf(file), { type: uploadMediaType });
      before += file.size;
    }
    const answer = await line.reach(() =>
      sendForm(
        { ...call, files },
        line.tellOf(() => 1),
      ),
    );
    for (const [, file] of large) letGo(file);
    return answer;
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    if (failure.has('aborted')) for (const [, file] of large) letGo(file);
    // Too many uploads at a time: this one goes as a whole.
    if (failure.has('service_busy') && !large.some(([, file]) => begun.has(file))) return sendForm(call, tell);
    throw failure;
  }
}

/** Brings all bytes of a file, and answers the upload's gid. */
async function bring(
  file: Blob,
  operation: string,
  property: string,
  line: Line,
  shareOf: (bytes: number) => number,
): Promise<string> {
  const begin = async () => {
    const body = { operation, property, name: nameOf(file), size: file.size };
    const upload = await http.call('beginUpload', { body }, line.options);
    begun.set(file, upload.gid);
    return upload;
  };
  const ask = async () => {
    const gid = begun.get(file);
    if (!gid) return begin();
    try {
      return await http.call('getUpload', { query: { gid } }, line.options);
    } catch (failure) {
      if (failure instanceof CallFailure && failure.has('not_found')) return begin();
      throw failure;
    }
  };
  let upload: UnfinishedUpload | undefined;
  while (!upload || upload.received < file.size) {
    upload = await line.reach(async (isAgain) => {
      const { gid, received, ...rest } = upload && !isAgain ? upload : await ask();
      if (received >= file.size) return { gid, received, ...rest };
      const part = file.slice(received, received + limits.uploadPartBytes);
      return (await sendForm(
        {
          id: 'appendUpload',
          body: { gid, offset: received },
          files: { part: new File([part], 'part') },
          headers: headersFor('appendUpload'),
          stallMs,
        },
        line.tellOf((sent) => shareOf(received + sent * part.size)),
      )) as UnfinishedUpload;
    });
  }
  return upload.gid;
}

/** The connection of one call: it can be lost, and somebody can give up. */
interface Line {
  readonly options: { keepFailure: true; signal: AbortSignal };
  tellOf(shareOf: (sent: number) => number): Tell;
  /** Does some work again and again until it has reached the server. */
  reach<Answer>(work: (isAgain: boolean) => Promise<Answer>): Promise<Answer>;
}

function openLine(tell: Tell, stop: AbortController): Line {
  let cancelForm: (() => void) | undefined;
  let sent = 0;
  const cancel = () => stop.abort();
  stop.signal.addEventListener('abort', () => cancelForm?.());
  return {
    options: { keepFailure: true, signal: stop.signal },
    tellOf: (shareOf) => (progress) => {
      cancelForm = progress.cancel;
      sent = shareOf(progress.sent);
      tell({ sent, cancel, goOn: undefined });
    },
    async reach(work) {
      for (let round = 0; ; round += 1) {
        try {
          if (stop.signal.aborted) throw ownFailure('aborted');
          return await work(round > 0);
        } catch (failure) {
          if (stop.signal.aborted || !isAway(failure)) throw failure;
          const pressed = new Promise<void>((resolve) => tell({ sent, cancel, goOn: resolve }));
          await Promise.race([pressed, untilOnline(Math.min(1000 * 2 ** round, longestPauseMs), stop.signal)]);
        }
      }
    },
  };
}

/** Whether the server was not reached; one that is there and refuses, or has no room, says so itself. */
function isAway(failure: unknown): boolean {
  if (!(failure instanceof CallFailure)) return false;
  if (failure.has('service_busy') || failure.has('storage_unavailable') || failure.has('aborted')) return false;
  return failure.status === 0 || [502, 503, 504].includes(failure.status);
}

/** The server need not keep what was taken or given up; if it is not told, it lets go after a time. */
export function letGo(file: Blob): void {
  const gid = begun.get(file);
  begun.delete(file);
  if (gid) void http.call('cancelUpload', { query: { gid } }, { keepFailure: true }).catch(() => undefined);
}

function nameOf(file: Blob): string {
  return file instanceof File ? file.name : '';
}
