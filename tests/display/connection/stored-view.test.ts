import { expect, test } from 'vitest';
import { sampleView } from '#client/samples/sample-view.ts';
import { storedView } from '#display/connection/stored-view.ts';

const now = Date.UTC(2026, 10, 21, 2);
const view = sampleView('clinicsLobbyPanel', { name: 'busy', now });

function memory(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as unknown as Storage;
}

test('the last view of today comes back after a restart, that of yesterday does not', () => {
  const kept = storedView(memory(), 'p');
  kept.write(view, now, 500);
  expect(kept.read(now + 3600_000)).toEqual({ view, heardAt: now, offset: 500 });
  expect(kept.read(now + 24 * 3600_000)).toBeUndefined();
});

test('the organisation decides when a day ends', () => {
  const kept = storedView(memory(), 'p');
  kept.write(view, now, 0);
  const midnightInTaipei = Date.UTC(2026, 10, 21, 16);
  expect(kept.read(midnightInTaipei - 1)).toBeDefined();
  expect(kept.read(midnightInTaipei)).toBeUndefined();
});

test('panels on one device keep their own', () => {
  const storage = memory();
  storedView(storage, 'p').write(view, now, 0);
  expect(storedView(storage, 'q').read(now)).toBeUndefined();
});

test('no storage, a full one and rubbish in it cost nothing but the picture', () => {
  const full = {
    getItem: () => '{nonsense',
    setItem: () => {
      throw new Error('full');
    },
  } as unknown as Storage;
  for (const storage of [undefined, full]) {
    const kept = storedView(storage, 'p');
    kept.write(view, now, 0);
    expect(kept.read(now)).toBeUndefined();
  }
});

test('a device whose clock is a day behind shows no numbers of yesterday', () => {
  const kept = storedView(memory(), 'p');
  const day = 24 * 3600_000;
  kept.write(view, now - day, day);
  expect(kept.read(now)).toBeUndefined();
});
