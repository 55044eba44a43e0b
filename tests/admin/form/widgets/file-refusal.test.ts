import { expect, test } from 'vitest';
import { fileRefusal } from '#admin/form/widgets/file-refusal.ts';

const rules = {
  property: 'file',
  accept: ['video/mp4', 'image/png'],
  extensions: ['mp4', 'png'],
  maxBytes: 200 * 1_048_576,
};

test('a file of the right kind and size may go', () => {
  expect(fileRefusal({ name: 'Flu.MP4', type: 'video/mp4', size: rules.maxBytes }, rules)).toBeUndefined();
  expect(fileRefusal({ name: 'flu.mp4', type: '', size: 1 }, rules)).toBeUndefined();
});

test('a wrong extension is refused with what is accepted', () => {
  const refusal = { code: 'upload_wrong_type', params: { accepted: 'MP4, PNG' } };
  expect(fileRefusal({ name: 'flu.mov', type: 'video/quicktime', size: 1 }, rules)).toEqual(refusal);
  expect(fileRefusal({ name: 'mp4', type: 'video/mp4', size: 1 }, rules)).toEqual(refusal);
});

test('what a system calls the type is not asked: each has other words for the same', () => {
  const archives = { ...rules, accept: ['application/zip', 'application/yaml'], extensions: ['zip', 'yaml'] };
  // Windows, as Chrome and Edge pass it on, and Firefox.
  for (const type of ['application/x-zip-compressed', 'application/zip', '']) {
    expect(fileRefusal({ name: 'launcher.zip', type, size: 1 }, archives), type).toBeUndefined();
  }
  expect(fileRefusal({ name: 'all.yaml', type: 'application/x-yaml', size: 1 }, archives)).toBeUndefined();
});

test('a file over the limit is told with the limit', () => {
  expect(fileRefusal({ name: 'flu.mp4', type: 'video/mp4', size: rules.maxBytes + 1 }, rules)).toEqual({
    code: 'upload_too_large',
    params: { megabytes: 200 },
  });
});

test('one with nothing in it is told from one that could not be sent', () => {
  expect(fileRefusal({ name: 'flu.mp4', type: 'video/mp4', size: 0 }, rules)).toEqual({
    code: 'upload_empty',
    params: {},
  });
});
