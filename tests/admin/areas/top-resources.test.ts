import { expect, test } from 'vitest';
import { menuResources } from '#admin/areas/top-resources.ts';
import type { Resource } from '#generated/resources.ts';

test('a new kind of record, which has no place yet, stands behind the hospital’s data that come with the product', () => {
  const ofHospital = menuResources.filter(({ menuSection }) => menuSection === 'hospital');
  expect(ofHospital.map(({ name }) => name)).toEqual(['department', 'printer', 'room']);
  expect(ofHospital.filter(({ place }: Resource) => place === undefined)).toEqual([]);
});
