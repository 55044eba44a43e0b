/** The schemas of `schemas/`, in the words that codegen knows. */

import type { Json, SchemaWords } from './schema-words.ts';

/** A JSON Schema in the subset that `check/node-rules.ts` allows, with our `x-` words. */
export interface Schema extends SchemaWords {
  $id?: string;
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  enum?: (string | number | null)[];
  const?: Json;
  default?: Json;
  examples?: Json[];
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
  minItems?: number;
  maxItems?: number;
  uniqueItems?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  not?: Schema;
  if?: Schema;
  then?: Schema;
  else?: Schema;
  readOnly?: boolean;
  writeOnly?: boolean;
}
