/** The model: the three truths expanded once, with all that follows from them. Emitters see nothing else. */

import type { Schema } from './schema.ts';
import type { Json, Reads } from './schema-words.ts';
import type { Texts } from './texts.ts';
import type { Method, Verb } from './verbs.ts';

/** Schemas by name: the files of `schemas/`, and the shapes that are made of entities. */
export type Schemas = ReadonlyMap<string, Schema>;

/** What a property holds, as lists, filters and forms tell properties apart. */
export type FieldType =
  | 'string'
  | 'number'
  | 'boolean'
  | 'enum'
  | 'date'
  | 'instant'
  | 'reference'
  | 'file'
  | 'list'
  | 'object';

/** What a form or server must know to take the file of one property. */
export interface Upload {
  property: string;
  accept: string[];
  extensions: string[];
  maxBytes: number;
  /** False: an image with transparency is refused. */
  transparent: boolean;
}

/** A property of a shape with all that can be known about it. */
export interface Field {
  name: string;
  /** The property as it was written, with its x- words. */
  schema: Schema;
  /** The same with its reference resolved. */
  resolved: Schema;
  type: FieldType;
  /** Key of the table of texts for its values, where it is an enumeration. */
  values?: string;
  /** Its values, where it is an enumeration; of panel types, those that are built in. */
  choices?: (string | number | null)[];
  upload?: Upload;
  /** Of a list of texts, choices or references: what an entry is. */
  entry?: 'string' | 'enum' | 'reference';
  scalar: boolean;
  readOnly: boolean;
  /** Whether a list shows it: every scalar that is not writeOnly, unless its schema says no; a list, if it says so. */
  column: boolean;
  /** Whether a list can be filtered by it: enumerations, booleans and references, and what its schema names. */
  filter: boolean;
  /** Whether a form asks for it. */
  inForm: boolean;
}

/** One file of `schemas/`. */
export interface Shape {
  name: string;
  folder: string;
  /** As it was written. */
  schema: Schema;
  /** Its properties, in the order they were written. */
  fields: Field[];
  /** Names that a list can be sorted by: stored scalar columns, and when a record was made and changed. */
  sortable: string[];
  /** Names of the shapes that an entity becomes beside its own. */
  made: string[];
  /** Name of the property and query parameter that holds the parent's gid, as in "panelGid". */
  parentKey?: string;
  /** Whether people fill it in. */
  hasForm: boolean;
}

/** One entry of `openapi/families.yaml`, with its entity and what its verbs are called. */
export interface Family {
  family: string;
  entity: Shape;
  verbs: Verb[];
  paths: Partial<Record<Verb, string>>;
  operations: Partial<Record<Verb, string>>;
  confirmName?: boolean;
}

export interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required: boolean;
  schema: Schema;
  description?: string;
}

/** An operation as OpenAPI 3.1 wants it; references are still bare ("Panel.json"). */
export interface OperationObject {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: Record<string, []>[];
  parameters: Parameter[];
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> };
  responses: Record<string, Json | { description: string; content?: Record<string, { schema: Schema }> }>;
  'x-family'?: { family: string; verb: Verb };
  'x-example'?: Json;
  'x-reads'?: Reads;
  /** Parameters and properties of the body that identify a patient. */
  'x-identifiers'?: string[];
  /** Of what administrators may call: the role that one with a name of their own needs. */
  'x-role'?: string;
  [word: `x-${string}`]: unknown;
}

/** An operation as it was written, in the short form or by a family. */
export interface WrittenOperation {
  path: string;
  method: Method;
  /** Where it was written, for messages. */
  origin: string;
  object: OperationObject;
}

export interface Operation extends WrittenOperation {
  /** The most bytes of JSON that its body's schema allows. */
  bodyBytes: number;
  /** Places of what comes in that have no end, as in "body.settings.*". */
  endless: string[];
  /** Files that may travel with it. */
  uploads: Upload[];
}

/** The expanded contract that every emitter reads. */
export interface Model {
  /** The head of the OpenAPI document: `openapi/openapi.yaml`. */
  document: Record<string, Json>;
  /** Every schema by name: the files as they were written, and what is made of entities. */
  schemas: Schemas;
  /** Every file of `schemas/`, by name. */
  shapes: ReadonlyMap<string, Shape>;
  families: Family[];
  /** Shapes that cross HTTP, by name, entities expanded, references bare. */
  wire: Schemas;
  /** In the order of their addresses. */
  operations: Operation[];
  /** `components.responses` of the document: every refusal. */
  refusals: Record<string, Json>;
  /** Keys of `locales/` at which some language has a text. */
  texts: ReadonlySet<string>;
  /** The texts themselves, by language: for what is written for people to read, the manual. */
  words: Readonly<Record<string, Texts>>;
}
