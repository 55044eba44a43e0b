import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { Refusal } from '#server/errors/refusal.ts';
import type { Inspection } from '#server/files/inspection.ts';
import { type Inspector, type InspectorOptions, openInspector } from '#server/files/inspector.ts';
import { opaquePng, png } from '../../running/one-pixel.ts';

const folder = mkdtempSync(join(tmpdir(), 'callboard-inspector-'));
const picturePath = join(folder, 'picture.png');
writeFileSync(picturePath, png);
const open: Inspector[] = [];
const inspectorWith = (options: InspectorOptions) => {
  const made = openInspector(options);
  open.push(made);
  return made;
};
afterEach(() => Promise.all(open.splice(0).map((inspector) => inspector.close())));
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 10 }));

const yaml = (text: string): Inspection => ({ kind: 'yaml', source: { text }, field: 'file', schema: 'core' });
const rule = { property: 'background', extensions: ['png'], transparent: false };
const picture: Inspection = { kind: 'picture', path: picturePath, mediaType: 'image/png', rule };
const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => 'taken',
    (error) => (error instanceof Refusal ? error.entries[0]?.code : error),
  );

test('what is found comes back from the other thread, refusals with their fields', async () => {
  const { inspect } = inspectorWith({});
  expect(await inspect(yaml('a: [1, {b: 2}]'))).toEqual({ a: [1, { b: 2 }] });
  const refused = await inspect(picture).catch((error: Refusal) => error.entries);
  expect(refused).toEqual([{ code: 'image_transparent', field: 'background' }]);
  writeFileSync(join(folder, 'opaque.png'), opaquePng);
  expect(await inspect({ ...picture, path: join(folder, 'opaque.png') })).toBeUndefined();
});

test('what takes too long is refused, each time, and costs only its own thread', async () => {
  const { inspect } = inspectorWith({ timeLimitMs: 1 });
  expect(await codeOf(inspect(yaml('a: 1')))).toBe('upload_too_complex');
  expect(await codeOf(inspect(picture))).toBe('upload_too_complex');
});

test('a thread that cannot work is a fault of the server, not of the file', async () => {
  const { inspect } = inspectorWith({ thread: new URL('./no-such-thread.ts', import.meta.url) });
  await expect(inspect(yaml('a: 1'))).rejects.toThrow('Cannot find module');
});

test('a thread that runs out of memory refuses what it was looking at, and the server lives', async () => {
  const { inspect } = inspectorWith({ memoryMb: 4 });
  expect(await codeOf(inspect(yaml('a: 1')))).toBe('upload_too_complex');
});

test('more than may wait is told to come again', async () => {
  const { inspect } = inspectorWith({ threads: 1 });
  const codes = await Promise.all(
    Array.from({ length: limits.inspectionsWaiting + 3 }, () => codeOf(inspect(yaml('a: 1')))),
  );
  expect(codes.filter((code) => code === 'taken')).toHaveLength(limits.inspectionsWaiting + 1);
  expect(codes.filter((code) => code === 'service_busy')).toHaveLength(2);
  expect(await codeOf(inspect(yaml('a: 1')))).toBe('taken');
});

test('who still waits when the server stops is told so', async () => {
  const { inspect, close } = inspectorWith({ threads: 1 });
  const codes = Promise.all([codeOf(inspect(yaml('a: 1'))), codeOf(inspect(picture))]);
  await close();
  expect(await codes).toEqual(['service_stopping', 'service_stopping']);
  expect(await codeOf(inspect(picture))).toBe('service_stopping');
});
