import { lostConnection, ownFailure } from '#client/http/call-failure.ts';
import { limits } from '#generated/limits.ts';
import { type FileCall, sendForm } from './send-form.ts';
import { type UploadProgress, uploadProgress } from './upload-progress.ts';

type Tell = (progress: UploadProgress | undefined) => void;

/** Gives up a file that was not taken: what the server has of it goes. */
export async function giveUpFile(file: Blob): Promise<void> {
  // Where the code for it cannot be had, nothing of it was sent.
  if (file.size > limits.uploadPartBytes) (await bringParts())?.letGo(file);
}

/**
 * Brings the code that sends large files; undefined where it cannot be had. It is brought while there is a network: a file
 * may be chosen without one.
 */
export function bringParts(): Promise<typeof import('./send-in-parts.ts') | undefined> {
  return import('./send-in-parts.ts').catch(() => undefined);
}

/**
 * Sends an operation with files; large ones go in parts, so that one that is cut off goes on. Rejects with a CallFailure.
 * @param onProgress told how far it is, and at its end undefined; without it, the page's one upload is
 */
export async function sendFiles({ onProgress, ...call }: FileCall & { onProgress?: Tell }): Promise<unknown> {
  const { stallMs: _, ...unhurried } = call;
  const large = Object.values(call.files).some(({ size }) => size > limits.uploadPartBytes);
  const tell = onProgress ?? uploadProgress.set;
  try {
    if (!large) return await sendForm(call, tell);
    const stop = new AbortController();
    tell({ sent: 0, cancel: () => stop.abort() });
    call.signal?.addEventListener('abort', () => stop.abort());
    const stopped = new Promise<never>((_, reject) => {
      stop.signal.addEventListener('abort', () => reject(ownFailure('aborted')));
    });
    const parts = await Promise.race([bringParts(), stopped]);
    if (!parts) throw ownFailure(lostConnection());
    // The server copies and reads a large file before it answers.
    return await parts.sendInParts(unhurried, tell, stop);
  } finally {
    tell(undefined);
  }
}
