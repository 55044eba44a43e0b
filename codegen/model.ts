/** What the phases of codegen hand to each other. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A JSON Schema in the subset that `check/schema-rules.ts` allows, with our `x-` words. */
export interface Schema {
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
  'x-entity'?: EntityWords;
  'x-panel'?: PanelWords;
  'x-reference'?: { family: string; where?: Record<string, Json> };
  'x-upload'?: UploadWords;
  'x-show-when'?: Record<string, Json>;
  /** Says something of a patient; an identifier is what a patient is found by. */
  'x-personal'?: true | 'identifier';
  /** How reading the shape is recorded (docs/decisions/056-who-looked.md). */
  'x-reads'?: Reads;
  /** A page that is no panel: its layout, and the settings that its blocks read. */
  'x-page'?: { layout: Json; settings: Record<string, Json> };
  [word: `x-${string}`]: unknown;
}

export interface EntityWords {
  name: string;
  parent?: string;
  nameKey?: string;
  enabledKey?: string;
  positioned?: boolean;
  searchable?: string[];
  defaultSort?: string;
  /** Whether it is a log: lists begin with when an entry was made, the newest first, and are narrowed by time. */
  dated?: boolean;
  /** Property by which another system knows the record. */
  externalKey?: string;
  /** What an example of a new record says beyond its required properties, where these alone would be refused. */
  example?: Record<string, Json>;
  /** Properties that only the server sets although they are plain references. */
  readOnly?: string[];
}

/** What a panel type says about itself; `schemas/views/PanelType.json` has the whole list. */
export interface PanelWords {
  index: number;
  name: string;
  callingModes: number[];
  defaultCallingMode: number;
  layout: Json;
  [word: string]: Json;
}

export interface UploadWords {
  accept: string[];
  extensions: string[];
  /** Key in Limits.json. */
  maxBytes: string;
  transparent?: boolean;
}

/** One file of `schemas/`. */
export interface SchemaFile {
  file: string;
  folder: string;
  name: string;
  schema: Schema;
}

export const verbs = [
  'list',
  'one',
  'create',
  'update',
  'delete',
  'bulkCreate',
  'bulkUpdate',
  'bulkDelete',
  'toggle',
  'sort',
  'enableAll',
  'disableAll',
  'dropdown',
] as const;
export type Verb = (typeof verbs)[number];

/** One entry of `openapi/families.yaml`. */
export interface FamilySource {
  family: string;
  entity: string;
  tag: string;
  path: string;
  security: string[];
  verbs: Verb[];
  paths?: Partial<Record<Verb, string>>;
  /** Whether a person types the record's name to delete it. */
  confirmName?: boolean;
}

/** An operation of `openapi/paths/`, in the short form that `expand/operation.ts` explains. */
export interface OperationSource {
  operationId: string;
  summary: string;
  description?: string;
  tags?: string[];
  security?: string[];
  path?: Record<string, string | Schema>;
  query?: Record<string, string | Schema>;
  body?: string | Schema;
  returns?: string | Schema;
  stream?: string | Schema;
  /** Entity of which the answer is one page. */
  list?: string;
  html?: boolean;
  /** The answer is a file: of this media type, or of whatever type it has. */
  file?: boolean | string;
  multipart?: string[];
  idempotent?: boolean;
  /** How its reading of patients' data is recorded, where that does not follow from its answer. */
  reads?: Reads;
  example?: Record<string, Json>;
  [word: `x-${string}`]: unknown;
}

/** Whether each call is a line of the log of reads, or all of one caller and hour are one. */
export type Reads = 'each' | 'hourly' | 'never';

export interface PathFile {
  file: string;
  family: string;
  items: Record<string, Record<string, OperationSource>>;
}

export type Texts = { [key: string]: string | Texts };

/** Everything that `load.ts` reads. */
export interface Sources {
  schemas: SchemaFile[];
  document: Record<string, Json>;
  families: FamilySource[];
  paths: PathFile[];
  locales: Record<string, Texts>;
}

export const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type Method = (typeof methods)[number];

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
  [word: `x-${string}`]: unknown;
}

export interface Operation {
  path: string;
  method: Method;
  /** Where it was written, for messages. */
  origin: string;
  object: OperationObject;
}

/** The expanded contract that every emitter reads. */
export interface Model {
  sources: Sources;
  /** Shapes that cross HTTP, by name, entities expanded, references bare. */
  wire: Map<string, Schema>;
  operations: Operation[];
}
