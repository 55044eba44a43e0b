import { contract } from '../../shapes/contract.ts';

/** As much of an entity's schema as lists and filters ask. */
export interface EntitySchema {
  readonly type?: string;
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, EntitySchema>>;
}

/** The schemas of the contract by name. */
export const { schemas } = (contract as unknown as { components: { schemas: Readonly<Record<string, EntitySchema>> } })
  .components;
