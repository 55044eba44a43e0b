import { CallFailure, lostConnection, ownFailure } from '#client/http/call-failure.ts';
import { formData } from '#client/http/form-data.ts';
import { readFailure } from '#client/http/read-failure.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import type { UploadProgress } from './upload-progress.ts';

export interface FileCall {
  id: OperationId;
  path?: Record<string, string>;
  query?: Record<string, unknown>;
  body: unknown;
  files: Record<string, File | Blob>;
  /** With the key of the call where it acts once: sent again after a break, it is not there twice. */
  headers: Record<string, string>;
  /** Given up as a lost connection when nothing moves for so long; without it, the browser decides. */
  stallMs?: number;
  /** Gives it up. */
  signal?: AbortSignal;
}

/**
 * Sends one form. It uses XMLHttpRequest because fetch tells nothing of an upload's progress, which matters for a video
 * of 200 MB.
 */
export function sendForm(
  { id, path = {}, query = {}, body, files, headers, stallMs, signal }: FileCall,
  tell: (progress: UploadProgress) => void,
): Promise<unknown> {
  const operation = operations[id];
  const address = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(operation.method.toUpperCase(), search.size > 0 ? `${address}?${search}` : address);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    const cancel = () => request.abort();
    let stall: ReturnType<typeof setTimeout> | undefined;
    const moved = () => {
      clearTimeout(stall);
      if (stallMs === undefined) return;
      stall = setTimeout(() => {
        reject(ownFailure(lostConnection()));
        request.abort();
      }, stallMs);
    };
    request.upload.onprogress = ({ loaded, total }) => {
      moved();
      tell({ sent: total > 0 ? loaded / total : 0, cancel });
    };
    request.onload = async () => {
      if (request.status < 300) resolve(JSON.parse(request.responseText || '{}'));
      else reject(await refusalOf(request.status, request.responseText));
    };
    request.onerror = () => reject(ownFailure(lostConnection()));
    request.onabort = () => reject(ownFailure('aborted'));
    request.onloadend = () => clearTimeout(stall);
    signal?.addEventListener('abort', cancel);
    tell({ sent: 0, cancel });
    moved();
    request.send(formData(body, files));
  });
}

/** A proxy that lets nothing of this size through answers with a page of its own, if with anything. */
async function refusalOf(status: number, body: string): Promise<CallFailure> {
  const failure = await readFailure(status, body);
  if (status !== 413 || failure.contents.length > 0) return failure;
  const code = 'upload_too_large_for_proxy';
  return new CallFailure({ status, contents: [{ code, message: code }] });
}
