import { describe, expect, it } from 'vitest';
import { emitEnvironment } from '#codegen/emit/environment.ts';
import { expand } from '#codegen/expand/expand.ts';
import { object, product, schemaFile } from '../fixture.ts';

describe('environment.ts', () => {
  it('has the schema of the environment as it stands', () => {
    const sources = product();
    const environment = schemaFile('device/ServerEnvironment', object({ PORT: { type: 'integer', default: 8080 } }));
    expect(emitEnvironment(expand({ ...sources, schemas: [...sources.schemas, environment] }))).toBe(
      `// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

export const environmentSchema = {
  $id: 'ServerEnvironment.json',
  description: 'A ServerEnvironment.',
  type: 'object',
  properties: { PORT: { type: 'integer', default: 8080 } },
  required: [],
  additionalProperties: false,
};
`,
    );
  });
});
