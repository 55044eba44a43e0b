import { expect, test } from 'vitest';
import { controllerStorage } from '#client/device/controller-storage.ts';
import { storedRecord } from '#client/device/stored-record.ts';
import { memoryStorage } from './memory-storage.ts';

test('a record is kept for the next page', () => {
  const storage = memoryStorage();
  controllerStorage(storage).change({ orgGid: 'demo', staffId: 'n103' });
  controllerStorage(storage).change({ staffId: undefined, panelGid: 'room1' });
  expect(controllerStorage(storage).read()).toEqual({ orgGid: 'demo', panelGid: 'room1' });
  controllerStorage(storage).clear();
  expect(controllerStorage(storage).read()).toEqual({});
});

test.each(['not JSON', '[1]', '"text"', 'null', '7'])('%s in its place counts as empty', (text) => {
  const storage = memoryStorage({ record: text });
  expect(storedRecord(storage, 'record').read()).toEqual({});
});

test('without storage it lasts as long as the page, and says so', () => {
  const full = memoryStorage();
  full.setItem = () => {
    throw new Error('QuotaExceededError');
  };
  for (const storage of [undefined, full]) {
    const record = storedRecord<{ accessKey?: string }>(storage, 'record');
    record.change({ accessKey: 'k' });
    expect(record.read()).toEqual({ accessKey: 'k' });
    expect(record.isKept()).toBe(false);
  }
  const record = storedRecord(memoryStorage(), 'record');
  record.change({});
  expect(record.isKept()).toBe(true);
});
