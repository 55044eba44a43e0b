import { describe, expect, it } from 'vitest';
import { emitMostItems } from '#codegen/emit/most-items.ts';
import { expand } from '#codegen/expand/expand.ts';
import { load } from '#codegen/load.ts';

describe('most-items.ts', () => {
  it('has what one call takes: of a verb of families, of an operation, of a list', () => {
    const emitted = emitMostItems(expand(load(process.cwd())));
    expect(emitted).toContain('export const mostListed = 100;');
    expect(emitted).toContain('bulkUpdate: { items: 100 },');
    expect(emitted).toContain('copyMedia: { gids: 100, panelGids: 200 },');
    expect(emitted).toContain('createPanelSeries: { copies: 5, rows: 100 },');
    expect(emitted).not.toContain('bulkUpdateMedia');
  });
});
