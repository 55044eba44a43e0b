import { describe, expect, it } from 'vitest';
import { emitCounterActions } from '#codegen/emit/counter-actions.ts';
import { expand } from '#codegen/expand/expand.ts';
import { product, schemaFile } from '../fixture.ts';

const row = { action: 'knock', operations: ['knock'], about: ['patient'], parameters: ['who'], events: ['called'] };

function emitted(): string {
  const sources = product();
  const rows = [{ ...row, whoMay: ['session'], key: 'k', button: 'desk', sets: { loud: true } }];
  const table = schemaFile('queue/CounterActions', { type: 'array', 'x-counter-actions': rows });
  const variants = schemaFile('values/QueueVariant', { type: 'string', enum: ['clinic', 'inn'] });
  return emitCounterActions(expand({ ...sources, schemas: [...sources.schemas, table, variants] }));
}

describe('counter-actions.ts', () => {
  it('names the actions, in each group, and their operations', () => {
    const text = emitted();
    for (const name of ['CounterAction', 'CounterOperation', 'KeyedAction', 'PatientAction']) {
      expect(text).toContain(`export type ${name} = 'knock';`);
    }
    expect(text).toContain('export type ConfirmedAction = never;');
    expect(text).toContain("desk: ['knock']");
  });

  it('says of an action what its bodies and queries have, and that it is everywhere where no variant is named', () => {
    expect(emitted()).toContain(`  knock: {
    operations: { knock: ['who'] },
    query: ['times'],
    about: ['patient'],
    sets: { loud: true },
    events: ['called'],
    variants: ['clinic', 'inn'],
    key: 'k',
  },`);
  });
});
