import { describe, expect, test } from 'vitest';
import { resources } from '#generated/resources.ts';
import { familyScreens, wrongOverrides } from './screens.ts';

const families = familyScreens();
const screensOf = (name: string) => families.find((family) => family.name === name)?.screens;

describe('the screens of the administration', () => {
  test('are generated for every family, but for those that an override of that name replaces', () => {
    expect(families.map(({ name }) => name)).toEqual(Object.keys(resources));
    expect(screensOf('room')).toEqual({ list: 'generated', create: 'generated', edit: 'generated' });
    expect(screensOf('panel')).toMatchObject({ create: 'override', edit: 'override' });
    expect(screensOf('accessLog')).toEqual({ list: 'generated' });
  });

  test('are replaced only with a reason', () => {
    expect(wrongOverrides()).toEqual([]);
    expect(families.filter(({ override }) => override).every(({ override }) => override?.reason)).toBe(true);
  });
});
