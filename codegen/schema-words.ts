/** Our own words in `schemas/`, each with what reads it. A word that does not stand here is refused (subset-only). */

export interface SchemaWords {
  /** Of a file: the shape is a kind of record with the usual verbs. */
  'x-entity'?: EntityWords;
  /** Of a file: what a panel type says about itself. */
  'x-panel'?: PanelWords;
  /** Of a file: a page that is no panel: its layout, and the settings that its blocks read. */
  'x-page'?: { layout: Json; settings: Record<string, Json> };
  /** Of a file: how reading the shape is recorded (docs/decisions/056-who-looked.md). */
  'x-reads'?: Reads;
  /** Of a file: sets of values under a name, offered as a choice above the form. */
  'x-presets'?: ({ name: string } & Record<string, Json>)[];

  /**
   * Whether a list shows the property: a scalar has a column unless this is false, a list of texts, choices or references
   * only where this is true. What a form asks for is in the spreadsheet either way.
   */
  'x-column'?: boolean;
  /**
   * Whether a list is narrowed by it. An enumeration, a boolean and a reference are, unless this is false; for each such
   * property that is stored the server makes an index when it starts next. A list is only where this is true: records
   * that have the value among others.
   */
  'x-filter'?: boolean;
  /** Whether the form asks for it: false where another screen sets it. */
  'x-form'?: boolean;
  /** The tab or section of a record's page whose form asks for it, where that is not the first; see the page of its family. */
  'x-tab'?: string;
  /** The part of a form that asks for it, folded away until it is opened; what has none is asked for first. */
  'x-section'?: string;
  /** Of a panel's property: only types with one of these values (x-panel; `blocks`: kinds in their layout) have it. */
  'x-for-types'?: Record<string, Json[]>;
  /** How the form asks, where that does not follow from the type: textarea, yaml, password, slider, time, offset, colour, origin, code. */
  'x-widget'?: string;
  /** Of a time of day: what is typed is rounded to this many minutes. */
  'x-minute-step'?: number;
  /** Of a long text: the call whose answer has a text to begin with, under the property's own name. */
  'x-template'?: string;
  /**
   * The form asks only while other properties have these values (one of several; of a list, among its entries); what it
   * does not ask for is not sent.
   */
  'x-show-when'?: Record<string, Json>;
  /** Of a day, a moment, a time or a number: it is not before that other property of the same object. */
  'x-not-before'?: string;
  /**
   * Must be filled in while the form asks for it (x-show-when), or only while other properties have these values. What it
   * needs besides, the family's hooks refuse.
   */
  'x-needed'?: boolean | Record<string, Json>;
  /** Can be set when a record is made, and not changed later. */
  'x-create-only'?: boolean;
  /** No two records of a family in an organisation have the same value. */
  'x-unique'?: boolean;
  /** The value is the gid of a record of that family, narrowed to those with these values. */
  'x-reference'?: { family: string; where?: Record<string, Json> };
  /**
   * A text that is usually a property of a record of that family: offered to choose, and typed where there is none.
   * `beside` are properties shown with it; choosing a record fills in the empty fields of `fills` from its properties.
   */
  'x-suggest'?: { family: string; property: string; beside?: string[]; fills?: Record<string, string> };
  /** The values are known only at run time: what lists them. */
  'x-values'?: string;
  /** Any text may stand there; those that this enumeration lists are told in its words. */
  'x-known'?: string;
  /** The text is a query, `name=value, …`, told in the words of that family's columns and filters. */
  'x-query-of'?: string;
  /** The property holds the settings of a panel, whose shape is that of its type. */
  'x-panel-settings'?: boolean;
  /** The value is the name of a file that is uploaded. */
  'x-upload'?: UploadWords;
  /**
   * Beside x-upload: while other properties have these values, the file is not sent but chosen among the records of a
   * family, of those that have the same values in the properties named `alike`; it is named by the record's gid.
   */
  'x-choose-from'?: { family: string; when: Record<string, Json>; alike?: string[] };
  /** Of an object that may hold anything: how much room a body has for it; a larger body is refused. */
  'x-max-bytes'?: number;
  /** Says something of a patient; an identifier is what a patient is found by. */
  'x-personal'?: true | 'identifier';
  /** Opens a door: an administrator with a name of their own and a lower role than this one does not get it. */
  'x-role'?: string;

  /** Of a path into the panel view: what must be there, a shape (`ViewCounter`), a list of it (`ViewCounter[]`) or a type. */
  'x-binds'?: string | string[];
  /** Of a block: only pages (x-page) draw it, no panel does. */
  'x-pages-only'?: boolean;
  /** What a property is for, where it is a reference and a description may not stand beside it. */
  'x-about'?: string;

  /** Of the error catalogue: the HTTP status of each code. */
  'x-status'?: Record<string, number>;
  /** Of the error catalogue: the code for each keyword that a value breaks, in the order of precedence. */
  'x-keywords'?: Record<string, KeywordWords>;
  /** Of the error catalogue: the code for whatever a text of a shape (with a pattern) breaks, by the shape's name. */
  'x-shape-codes'?: Record<string, string>;
  /** Of the languages: what is known of each. */
  'x-languages'?: Record<string, LanguageWords>;
  /** Of the themes: the usual colours of each (ThemeColours.json). */
  'x-palettes'?: Record<string, Record<string, string>>;
  /** Of the fonts of screens: what each asks for in turn. */
  'x-fonts'?: Record<string, FontWords>;
  /** Of the statuses of a ticket: from which to which each event leads. */
  'x-transitions'?: Record<string, string>[];
  /** Of the statuses of a ticket: those of patients in line. */
  'x-waiting'?: string[];
  /** Of the statuses of a ticket: those of patients at a counter. */
  'x-at-counter'?: string[];
  /** The rows of the table of counter actions (codegen/counter-actions.ts). */
  'x-counter-actions'?: Json[];
}

const named: Record<keyof SchemaWords, true> = {
  'x-entity': true,
  'x-panel': true,
  'x-page': true,
  'x-reads': true,
  'x-presets': true,
  'x-column': true,
  'x-filter': true,
  'x-form': true,
  'x-tab': true,
  'x-section': true,
  'x-for-types': true,
  'x-widget': true,
  'x-minute-step': true,
  'x-template': true,
  'x-show-when': true,
  'x-not-before': true,
  'x-needed': true,
  'x-create-only': true,
  'x-unique': true,
  'x-reference': true,
  'x-suggest': true,
  'x-values': true,
  'x-known': true,
  'x-query-of': true,
  'x-panel-settings': true,
  'x-upload': true,
  'x-choose-from': true,
  'x-max-bytes': true,
  'x-personal': true,
  'x-role': true,
  'x-binds': true,
  'x-pages-only': true,
  'x-about': true,
  'x-status': true,
  'x-keywords': true,
  'x-shape-codes': true,
  'x-languages': true,
  'x-palettes': true,
  'x-fonts': true,
  'x-transitions': true,
  'x-waiting': true,
  'x-at-counter': true,
  'x-counter-actions': true,
};

/** Every word: the compiler refuses one that is missing here. */
export const schemaWords: ReadonlySet<string> = new Set(Object.keys(named));

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface EntityWords {
  /** Its family's name in `openapi/families.yaml`. */
  name: string;
  /** The family whose records it belongs to, where that is not the organisation. */
  parent?: string;
  /** Property by which people know a record; as a text that must stand it asks for something seen (pattern `\S`). */
  nameKey?: string;
  /** The boolean that says whether a record is in use: lists have a switch for it (verbs toggle, enableAll, disableAll). */
  enabledKey?: string;
  /** Whether records have an order of their own, which people change by dragging (verb sort). */
  positioned?: boolean;
  /** Properties that the search box of its list looks into. */
  searchable?: string[];
  /** Property by which a list is ordered when it opens. */
  defaultSort?: string;
  /** What those with the same `defaultSort` are ordered by, each always set: an enumeration in the order of its values. */
  thenSort?: string[];
  /** Whether it is a log: lists begin with when an entry was made, the newest first, and are narrowed by time. */
  dated?: boolean;
  /** Whether the newest record stands first when its list opens. */
  newestFirst?: boolean;
  /** Property by which another system knows the record. */
  externalKey?: string;
  /** What an example of a new record says beyond its required properties, where these alone would be refused. */
  example?: Record<string, Json>;
  /** Properties that only the server sets although they are plain references. */
  readOnly?: string[];
  /**
   * Where its pages lie in the admin, what they are called (a key of locales/), their picture, section and place in the
   * menu; the page from which they are reached, whose entry there is then theirs; the key of their tabs' titles.
   */
  page?: Partial<Record<'path' | 'title' | 'icon' | 'section' | 'from' | 'tabs', string>> & { place?: number };
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
  'thenSort',
  'dated',
  'newestFirst',
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

/** Families of fonts; the last are the platform's own. */
export interface FontWords {
  chinese: string[];
  thai: string[];
  last: string[];
}

/** What is known of a language beside its texts. */
export interface LanguageWords {
  /** What it calls itself. */
  name: string;
  /** The day on which its calendars begin the week; 0 is Sunday. */
  weekStartsOn: 0 | 1;
  /** Fonts of work screens that are asked before the usual ones: Chinese fonts draw quotation marks a whole character wide. */
  fonts: string[];
  /** A font that has its letters on every office machine. */
  sheetFont: string;
  /** The language of voices in which a screen speaks it (VoiceLanguage.json). */
  spokenAs: string;
  /** How an organisation that begins in it writes days (DateFormat.json). */
  dateFormat: string;
  /** Of a language of one country alone: the clock with which an organisation begins in it. */
  timeZoneOffsetMinutes?: number;
  /** The same: the region whose periods of retention it begins with (RetentionRegion.json). */
  retentionRegion?: string;
  /** Its export of react-day-picker/locale: names of months and days. */
  dayNames: string;
}

/** How a broken keyword reads in the error catalogue. */
export interface KeywordWords {
  code: string;
  /** Whether the message names what the schema says under the keyword. */
  number?: boolean;
  /** The codes where the value is empty, and where a text that must not be is nothing but blanks: it was not filled in. */
  empty?: string;
  blank?: string;
  /** The code where the schema counts from one: people understand that better than its limit. */
  countsFromOne?: string;
  /** Whether it only sums up what is wrong inside. */
  sumsUp?: boolean;
}

export interface UploadWords {
  /** Media types that may be sent, such as image/png. */
  accept: string[];
  /** Endings of their names, without the dot. */
  extensions: string[];
  /** Key in Limits.json. */
  maxBytes: string;
  /** False: an image with transparency is refused. */
  transparent?: boolean;
}

/** Whether each call is a line of the log of reads, or all of one caller and hour are one. */
export type Reads = 'each' | 'hourly' | 'never';
