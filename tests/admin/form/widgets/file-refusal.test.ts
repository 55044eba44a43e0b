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

test('a wrong extension or type is told with what is accepted', () => {
  const refusal = { code: 'upload_wrong_type', params: { accepted: 'MP4, PNG' } };
  expect(fileRefusal({ name: 'flu.mov', type: 'video/quicktime', size: 1 }, rules)).toEqual(refusal);
  expect(fileRefusal({ name: 'flu.mp4', type: 'text/html', size: 1 }, rules)).toEqual(refusal);
  expect(fileRefusal({ name: 'mp4', type: 'text/plain', size: 1 }, rules)).toEqual(refusal);
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
