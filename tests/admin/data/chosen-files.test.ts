import { resolveObjectURL } from 'node:buffer';
import { expect, test } from 'vitest';
import { chosenFile, dropChosenFile, keepChosenFile } from '#admin/data/chosen-files.ts';

const choose = (name: string) => keepChosenFile(new File(['x'], name));

test('a tab in which files are chosen for weeks keeps those of the form that is open, and no more', () => {
  const addresses = Array.from({ length: 200 }, (_, place) => choose(`${place}.png`));
  expect(addresses.slice(-10).map((address) => chosenFile(address)?.name)).toEqual(
    Array.from({ length: 10 }, (_, place) => `${190 + place}.png`),
  );
  expect(addresses.filter((address) => chosenFile(address)).length).toBeLessThan(50);
  expect(addresses.filter((address) => resolveObjectURL(address)).length).toBeLessThan(50);
});

test('a file that is taken out is let go of, another address is nothing of ours', () => {
  const address = choose('a.png');
  dropChosenFile('/files/stored.png');
  dropChosenFile(address);
  expect(chosenFile(address)).toBeUndefined();
  expect(resolveObjectURL(address)).toBeUndefined();
});
