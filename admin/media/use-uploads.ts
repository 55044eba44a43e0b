import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { CallFailure, isPassing } from '#client/http/call-failure.ts';
import { newIdempotencyKey } from '#client/http/idempotency-key.ts';
import { uploads } from '#generated/uploads.ts';
import { headersFor, queryFor } from '../data/call-access.ts';
import { givenUpError } from '../data/given-up-error.ts';
import { bringParts, giveUpFile, sendFiles } from '../data/send-files.ts';
import { fileRefusal } from '../form/widgets/file-refusal.ts';
import { noticeRefusedToken } from '../session.ts';
import { freeName, mediaTypeOf } from './file-names.ts';

export interface UploadRow {
  id: string;
  file: File;
  /** Part that has been sent, 0 to 1. */
  sent: number;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Why it failed, in the user's language. */
  error?: string;
  /** Whether the same file may go through if it is sent again. */
  again?: boolean;
  cancel?(): void;
  /** While the connection is lost: tries again at once. */
  goOn?: (() => void) | undefined;
}

export interface Uploads {
  rows: readonly UploadRow[];
  /** Sends files into the library, two at a time, but none that it would refuse; `taken` are names that others have there. */
  add(files: readonly File[], taken: readonly string[]): void;
  retry(id: string): void;
  /** Stops one, or takes one that has ended off the list. */
  remove(id: string): void;
  /** Whether any is still to be sent. */
  busy: boolean;
  /** Stops all that are not done. */
  stop(): void;
}

const atOnce = 2;
const id = 'createMediaBankItem';
const [rules] = uploads[id] ?? [];

/** Uploads into the media library. @param onDone after each that has arrived */
export function useUploads(onDone: () => void): Uploads {
  const translate = useTranslate();
  const [rows, setRows] = useState<UploadRow[]>([]);
  const queue = useRef<{ row: UploadRow; name: string }[]>([]);
  const running = useRef(0);
  const names = useRef(new Map<string, string>());
  const others = useRef<readonly string[]>([]);
  useEffect(() => void bringParts(), []);
  const change = useCallback(
    (wanted: string, edit: Partial<UploadRow>) =>
      setRows((now) => now.map((row) => (row.id === wanted ? { ...row, ...edit } : row))),
    [],
  );

  async function send(row: UploadRow, name: string): Promise<void> {
    running.current += 1;
    change(row.id, { state: 'sending', sent: 0 });
    try {
      await sendFiles({
        id,
        query: queryFor(id),
        // One key for one file: sent again after a break, it is not there twice.
        headers: { ...headersFor(id), 'Idempotency-Key': row.id },
        body: { name, type: mediaTypeOf(row.file) },
        files: { file: row.file },
        onProgress: (progress) => change(row.id, progress ?? { goOn: undefined }),
      });
      change(row.id, { state: 'done', sent: 1 });
      onDone();
    } catch (failure) {
      if (!(failure instanceof CallFailure)) throw failure;
      noticeRefusedToken(failure);
      if (failure.has('aborted')) setRows((now) => now.filter((one) => one.id !== row.id));
      else if (failure.has('duplicate_name')) {
        // Somebody has just brought one of that name: this one is numbered, as if it had been there before.
        others.current = [...others.current, name];
        const free = freeName(row.file.name, [...others.current, ...names.current.values()]);
        names.current.set(row.id, free);
        change(row.id, { state: 'waiting' });
        queue.current.unshift({ row, name: free });
      } else {
        const { message } = givenUpError(failure, translate);
        change(row.id, { state: 'failed', error: message, again: isPassing(failure) || failure.status === 401 });
      }
    } finally {
      running.current -= 1;
      next();
    }
  }

  function next(): void {
    while (running.current < atOnce) {
      const first = queue.current.shift();
      if (!first) return;
      void send(first.row, first.name);
    }
  }

  function remove(wanted: string): void {
    const row = rows.find((one) => one.id === wanted);
    queue.current = queue.current.filter((one) => one.row.id !== wanted);
    names.current.delete(wanted);
    if (row?.state === 'sending') {
      row.cancel?.();
      return;
    }
    if (row?.state === 'failed') void giveUpFile(row.file);
    setRows((now) => now.filter((one) => one.id !== wanted));
  }

  return {
    rows,
    busy: rows.some(({ state }) => state === 'waiting' || state === 'sending'),
    remove,
    stop() {
      for (const { id, state } of rows) if (state !== 'done') remove(id);
    },
    add(files, taken) {
      others.current = taken;
      const used = [...taken, ...names.current.values()];
      for (const file of files) {
        const refused = rules && fileRefusal(file, rules);
        if (refused) {
          const error = translate(`errors.${refused.code}`, refused.params);
          setRows((now) => [...now, { id: newIdempotencyKey(), file, sent: 0, state: 'failed', error }]);
          continue;
        }
        const row: UploadRow = { id: newIdempotencyKey(), file, sent: 0, state: 'waiting' };
        const name = freeName(file.name, used);
        used.push(name);
        names.current.set(row.id, name);
        queue.current.push({ row, name });
        setRows((now) => [...now, row]);
      }
      next();
    },
    retry(wanted) {
      const row = rows.find((one) => one.id === wanted);
      if (!row) return;
      queue.current.push({ row, name: names.current.get(wanted) ?? row.file.name });
      change(wanted, { state: 'waiting' });
      next();
    },
  };
}
