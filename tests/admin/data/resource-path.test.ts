import { expect, test } from 'vitest';
import { readResourcePath, resourcePath } from '#admin/data/resource-path.ts';
import { type ResourceName, resources } from '#generated/resources.ts';

test('each resource is found again by the path of its pages', () => {
  for (const name of Object.keys(resources) as ResourceName[]) {
    const { parent } = resources[name];
    const read = readResourcePath(resourcePath(name, parent ? 'p001' : undefined));
    expect(read.resource.name).toBe(name);
    expect(read.parent).toEqual(parent ? { [`${parent}Gid`]: 'p001' } : {});
  }
});

test('pages lie at the addresses that the product has', () => {
  expect(resourcePath('panel')).toBe('management');
  expect(resourcePath('group')).toBe('panel-group-management');
  expect(resourcePath('appointment')).toBe('appointment-list');
  expect(resourcePath('voice')).toBe('system/voice');
  expect(resourcePath('marquee', 'p001')).toBe('management/p001/announcement');
});
