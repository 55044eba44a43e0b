import { describe, expect, it } from 'vitest';
import { withReads } from '#codegen/expand/reads.ts';
import type { Operation } from '#codegen/model.ts';
import type { Schema } from '#codegen/schema.ts';

const name: Schema = { type: 'string', maxLength: 20, 'x-personal': true };
const shapes = new Map<string, Schema>([
  ['Patient', { type: 'object', properties: { name, parent: { $ref: 'Patient.json' } } }],
  ['Room', { type: 'object', properties: { waiting: { type: 'array', items: { $ref: 'Patient.json' } } } }],
  ['Board', { type: 'object', 'x-reads': 'hourly', properties: { rooms: { anyOf: [{ $ref: 'Room.json' }] } } }],
  ['Door', { type: 'object', properties: { name: { type: 'string' } } }],
]);

function readsOf(answer: string, object: Partial<Operation['object']> = {}) {
  const operation = {
    object: {
      parameters: [],
      responses: { 200: { description: 'Done', content: { 'application/json': { schema: { $ref: answer } } } } },
      ...object,
    },
  } as unknown as Operation;
  return withReads(operation, shapes).object;
}

describe('how the reading of patients’ data is recorded', () => {
  it('follows from an answer that leads to something personal, however far', () => {
    expect(readsOf('Patient.json')['x-reads']).toBe('each');
    expect(readsOf('Room.json')['x-reads']).toBe('each');
    expect(readsOf('Door.json')['x-reads']).toBeUndefined();
  });

  it('is as the shape says that is answered, and as the operation itself says before all', () => {
    expect(readsOf('Board.json')['x-reads']).toBe('hourly');
    expect(readsOf('Board.json', { 'x-reads': 'never' })['x-reads']).toBe('never');
    expect(readsOf('Door.json', { 'x-reads': 'each' })['x-reads']).toBe('each');
  });

  it('names what identifies a patient, in the query and in the body', () => {
    const card: Schema = { type: 'string', 'x-personal': 'identifier' };
    const body = { type: 'object', properties: { card, room: { type: 'string' } } };
    const object = {
      parameters: [{ name: 'patient', in: 'query', required: true, schema: card }],
      requestBody: { required: true, content: { 'application/json': { schema: body } } },
    } as Partial<Operation['object']>;
    expect(readsOf('Room.json', object)['x-identifiers']).toEqual(['patient', 'card']);
    expect(readsOf('Door.json', object)['x-identifiers']).toBeUndefined();
  });
});
