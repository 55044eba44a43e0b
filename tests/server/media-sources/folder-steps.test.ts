import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFolderSteps } from '#server/media-sources/folder-steps.ts';
import { folderOrigin } from '#server/media-sources/open-folder.ts';
import { received } from '#server/media-sources/received.ts';
import { makeHungFile } from '../../running/hung-file.ts';

let folder: string;
let hung: string;
let answerAgain: () => void;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callboard-hung-'));
  hung = join(folder, 'hung');
  answerAgain = makeHungFile(hung);
  mkdirSync(join(folder, 'own'));
  writeFileSync(join(folder, 'own', 'a.mp4'), Buffer.alloc(300_000, 'film'));
});
afterEach(() => {
  answerAgain();
  rmSync(folder, { recursive: true });
});
const signal = new AbortController().signal;
const unanswered = { state: 'unreachable', message: 'the folder does not answer' };

test('a folder that hangs is left in time, and holds one step and no other until it answers', async () => {
  const steps = openFolderSteps(100);
  const late: FileHandle[] = [];
  const close = async (file: FileHandle) => {
    late.push(file);
    await file.close();
  };
  await expect(steps.take(() => open(hung), signal, close)).rejects.toMatchObject(unanswered);
  const other = vi.fn(async () => 'read');
  await expect(steps.take(other, signal)).rejects.toMatchObject(unanswered);
  expect(other).not.toHaveBeenCalled();
  answerAgain();
  await vi.waitFor(async () => expect(await steps.take(other, signal)).toBe('read'));
  expect(late.map(({ fd }) => fd)).toEqual([-1]);
});

test('a server that stops waits for no folder that hangs', async () => {
  const stopping = new AbortController();
  const taking = openFolderSteps(60_000).take(
    () => open(hung),
    stopping.signal,
    (late) => late.close(),
  );
  stopping.abort();
  await expect(taking).rejects.toMatchObject({ name: 'AbortError' });
});

test('a medium whose folder stops answering midway is unreachable, and read once it answers', async () => {
  // What answers has to answer within it, on a busy machine too.
  const steps = openFolderSteps(1000);
  const origin = folderOrigin(folder, 'own', 'a.mp4', steps);
  const begun = await origin.open({ known: '', offset: 0, signal });
  if (begun === 'unchanged') throw new Error('nothing was known of it');
  const content = received(begun.body)[Symbol.asyncIterator]();
  await content.next();
  const hanging = steps.take(
    () => open(hung),
    signal,
    (late) => late.close(),
  );
  await expect(hanging).rejects.toMatchObject(unanswered);
  const rest = async () => {
    while (!(await content.next()).done);
  };
  await expect(rest()).rejects.toMatchObject(unanswered);
  await expect(origin.open({ known: '', offset: 0, signal })).rejects.toMatchObject(unanswered);
  answerAgain();
  const again = await vi.waitFor(() => origin.open({ known: '', offset: 100_000, signal }), 10_000);
  if (again === 'unchanged') throw new Error('nothing was known of it');
  let bytes = 0;
  for await (const chunk of received(again.body)) bytes += chunk.length;
  expect(bytes).toBe(200_000);
});
