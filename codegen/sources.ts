/** The three truths as `load.ts` reads them: what expand and check look at. No emitter sees them. */

import type { Schema } from './schema.ts';
import type { Json, Reads } from './schema-words.ts';
import type { Texts } from './texts.ts';
import type { Verb } from './verbs.ts';

/** One file of `schemas/`. */
export interface SchemaFile {
  file: string;
  folder: string;
  name: string;
  schema: Schema;
}

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
  /** Role that an administrator with a name of their own needs to change its records, where it is not the highest. */
  role?: string;
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
  /** Role that an administrator with a name of their own needs, where it is not the usual one of its method. */
  role?: string;
  example?: Record<string, Json>;
  [word: `x-${string}`]: unknown;
}

export interface PathFile {
  file: string;
  family: string;
  items: Record<string, Record<string, OperationSource>>;
}

/** Everything that `load.ts` reads. */
export interface Sources {
  schemas: SchemaFile[];
  document: Record<string, Json>;
  families: FamilySource[];
  paths: PathFile[];
  locales: Record<string, Texts>;
}
