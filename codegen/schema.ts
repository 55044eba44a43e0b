/** The schemas of `schemas/`, in the words that codegen knows. */

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** A JSON Schema in the subset that `check/node-rules.ts` allows, with our `x-` words. */
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
  /** Of the error catalogue: the code for each keyword that a value breaks, in the order of precedence. */
  'x-keywords'?: Record<string, KeywordWords>;
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
  /** Where its pages lie in the admin, what they are called (a key of locales/), their picture and place in the menu. */
  page?: { path?: string; title?: string; icon?: string; place?: number };
  /** Records are of kinds that are data themselves: the property that holds the kind, the parameter that names it. */
  variant?: { property: string; parameter: string };
  /** Property of an event that names a record, or whose parent's name stands there. */
  eventKey?: string;
  /** Codes that say it better than the usual ones. */
  refusals?: { notFound?: string; duplicate?: string; nameDiffers?: string };
  /** Whether its records have a table of their own; all others are documents. */
  ownTable?: boolean;
  /** Whether an edit shows only on the screens that its event names. */
  local?: boolean;
  /** The call that lists its records, where it is no verb of a family. */
  listedBy?: string;
}

/** Every word of `x-entity`. */
export const entityWords = [
  'name',
  'parent',
  'nameKey',
  'enabledKey',
  'positioned',
  'searchable',
  'defaultSort',
  'dated',
  'externalKey',
  'example',
  'readOnly',
  'page',
  'variant',
  'eventKey',
  'refusals',
  'ownTable',
  'local',
  'listedBy',
] as const satisfies readonly (keyof EntityWords)[];

/** What a panel type says about itself; `schemas/views/PanelType.json` has the whole list. */
export interface PanelWords {
  index: number;
  name: string;
  callingModes: number[];
  defaultCallingMode: number;
  layout: Json;
  [word: string]: Json;
}

/** How a broken keyword reads in the error catalogue. */
export interface KeywordWords {
  code: string;
  /** Whether the message names what the schema says under the keyword. */
  number?: boolean;
  /** The code where the value is empty: it was not filled in. */
  empty?: string;
  /** The code where the schema counts from one: people understand that better than its limit. */
  countsFromOne?: string;
  /** Whether it only sums up what is wrong inside. */
  sumsUp?: boolean;
}

export interface UploadWords {
  accept: string[];
  extensions: string[];
  /** Key in Limits.json. */
  maxBytes: string;
  transparent?: boolean;
}

/** Whether each call is a line of the log of reads, or all of one caller and hour are one. */
export type Reads = 'each' | 'hourly' | 'never';
