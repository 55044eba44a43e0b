import { describe, expect, test } from 'vitest';
import { cardColumns } from '#admin/list/card-columns.ts';
import { resources } from '#generated/resources.ts';

const sources = (name: keyof typeof resources, record: Record<string, unknown>) =>
  cardColumns(resources[name], record).map(({ source }) => source);

describe('the card of a record', () => {
  const full = (name: keyof typeof resources) =>
    Object.fromEntries(resources[name].columns.map(({ source }) => [source, 'something']));

  test('shows its first four columns, without its name, which is the card’s heading', () => {
    const { columns, nameKey } = resources.appointment;
    const wanted = columns.map(({ source }) => source).filter((source) => source !== nameKey);
    expect(wanted.length).toBeGreaterThan(4);
    expect(sources('appointment', full('appointment'))).toEqual(wanted.slice(0, 4));
  });

  test('shows no column that says nothing, but the next', () => {
    const [first = ''] = sources('appointment', full('appointment'));
    const shown = sources('appointment', { ...full('appointment'), [first]: '' });
    expect(shown).toHaveLength(4);
    expect(shown).not.toContain(first);
  });

  test('leaves out what it has a switch for', () => {
    expect(resources.media.enabledKey).toBe('enabled');
    expect(sources('media', { ...full('media'), enabled: true })).not.toContain('enabled');
  });

  test('shows all of a record that has no page of its own', () => {
    const { columns, operations } = resources.accessLog;
    expect(operations.one ?? operations.update).toBeUndefined();
    expect(sources('accessLog', full('accessLog'))).toHaveLength(columns.length);
  });
});
