import { describe, expect, test } from 'vitest';
import { coverage } from './coverage.ts';
import { stateOf } from './item.ts';
import { summary, table } from './report.ts';

const items = coverage();

describe('the list of what the product must have', () => {
  test('says nothing that is not so', () => {
    expect(items.filter(({ wrong }) => wrong).map(({ id, wrong }) => `${id}: ${wrong}`)).toEqual([]);
  });

  test('reaches over every section of the specification and every kind of thing', () => {
    expect([...new Set(items.map(({ section }) => section))]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect([...new Set(items.map(({ kind }) => kind))].sort()).toEqual(
      ['call', 'constant', 'entity', 'field', 'message', 'route', 'rule', 'screen', 'value'].sort(),
    );
    expect(items.filter(({ id }) => /^call (GET|POST|PATCH|DELETE) \//.test(id))).toHaveLength(135);
    expect(items.length).toBeGreaterThan(800);
  });

  test('finds by itself what is there', () => {
    const held = (id: string) => items.filter((item) => item.id === id).map(({ file }) => file);
    expect(held('call PATCH /api/v1/collab/web/panel/media/sort')).toEqual(['generated/openapi.json']);
    expect(held('field media: volume')).toEqual(['schemas/entities/Media.json']);
    expect(held('value panel status: pause')).toEqual(['schemas/values/PanelStatus.json']);
    expect(held('constant highest media volume')).toEqual(['schemas/entities/Media.json']);
    expect(held('message please log in again')).toEqual([]);
    expect(held('message wrong password')).toHaveLength(1);
  });

  test('prints each of them, and counts every one once', () => {
    const lines = table(items).split('\n');
    expect(lines).toHaveLength(items.length + 1);
    const states = ['tested', 'held', 'open'].map((state) => items.filter((item) => stateOf(item) === state).length);
    expect(summary(items).split('\n').at(-1)?.split(/\s+/)).toEqual(['all', ...[...states, items.length].map(String)]);
  });
});
