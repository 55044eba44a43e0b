import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { sampleBlocks } from '#client/samples/sample-blocks.ts';
import contract from '#generated/openapi.json';

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
ajv.addSchema(contract as object, 'contract');

test('every block that a layout can have stands in the samples once', () => {
  const { oneOf } = contract.components.schemas.Block;
  const types = oneOf.map(({ $ref }) => {
    const name = $ref.split('/').pop() as keyof typeof contract.components.schemas;
    return (contract.components.schemas[name] as { properties: { type: { const: string } } }).properties.type.const;
  });
  const names = sampleBlocks().map(({ name }) => name);
  expect(names.toSorted()).toEqual(types.filter((type) => type !== 'box').toSorted());
});

test('a block alone is a view as the contract has it', () => {
  const isView = ajv.getSchema('contract#/components/schemas/PanelView');
  for (const { name, view } of sampleBlocks()) {
    expect(isView?.(JSON.parse(JSON.stringify(view({ name: 'busy' })))), name).toBe(true);
  }
});
