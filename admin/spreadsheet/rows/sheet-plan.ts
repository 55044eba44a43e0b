import type { Organisation } from '#generated/shapes.ts';
import type { FormDefinition } from '../../form/form-definition.ts';

/**
 * What a column's cells hold. A fact is only told (who made a record, when); an identity names the record for sure.
 */
export type CellKind =
  | 'text'
  | 'number'
  | 'boolean'
  | 'choice'
  | 'choices'
  | 'texts'
  | 'day'
  | 'time'
  | 'moment'
  | 'reference'
  | 'references'
  | 'identity';

export interface ChoiceWords {
  readonly value: string | number;
  readonly label: string;
  /** How it may be written: in each of our languages, and as the API has it. */
  readonly names: readonly string[];
}

/** What a text takes from the records of a family. */
export interface Taken {
  readonly family: string;
  readonly property: string;
}

/** Under which the records that a text is taken from are known to a workbench. */
export function takenKey({ family, property }: Taken): string {
  return `${family}.${property}`;
}

/** A property as a column of a spreadsheet. */
export interface PlanColumn {
  readonly property: string;
  readonly kind: CellKind;
  readonly label: string;
  /** What its head may say, as plainText has it. */
  readonly heads: readonly string[];
  /** What it may say where no column is called so. */
  readonly otherHeads?: readonly string[];
  readonly hint?: string;
  /** What the records tell and nobody types: written, and passed over when it is read. */
  readonly fact: boolean;
  /** Whether a new record needs it. */
  readonly required: boolean;
  /** Never written, only read. */
  readonly secret: boolean;
  /** Whether full-width signs mean the plain ones: codes and whatever has a pattern. */
  readonly coded: boolean;
  /** Whether it is the name of the record, which may well be a day. */
  readonly naming?: boolean;
  readonly choices?: readonly ChoiceWords[];
  /** Family that it refers to. */
  readonly family?: string;
  /** Of a text that a record of a family usually has: where the name or code in a cell leads to it. */
  readonly taken?: Taken;
}

/** All that reading and writing spreadsheets of one kind of record needs to know: plain data, so that a worker can have it. */
export interface SheetPlan {
  readonly columns: readonly PlanColumn[];
  /** Properties that records are recognised by, and those that no two may share. */
  readonly keys: readonly string[];
  readonly unique: readonly string[];
  /** Properties of which a row is called, the first that it fills in. */
  readonly called: readonly string[];
  /** The property that holds an id which every new record is given. */
  readonly ownId?: string;
  /** Forms by the value of `kindProperty`; where records are of one kind, that of ''. */
  readonly forms: Readonly<Record<string, FormDefinition>>;
  readonly kindProperty?: string;
  readonly organisation: Pick<Organisation, 'timeZoneName' | 'timeZoneOffsetMinutes' | 'dateFormat'> | undefined;
  readonly yes: readonly string[];
  readonly no: readonly string[];
  /** What is written for yes and no. */
  readonly yesLabel: string;
  readonly noLabel: string;
  /** Heads of columns that say something about a row, and are no part of the record. */
  readonly remarks: readonly string[];
  /** What stands between the names of a sentence. */
  readonly between: string;
  /** What empties a field. */
  readonly clearing: readonly string[];
  /** Whether new records can be made, and present ones changed. */
  readonly creates: boolean;
  readonly updates: boolean;
}

/** A text as it is compared: full-width signs plain, small letters, one blank at a time. */
export function plainText(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
}

/** A number as a spreadsheet leaves it of a code such as 007; undefined where no zeros can have been lost. */
export function withoutZeros(text: string): string | undefined {
  const plain = plainText(text);
  return /^\d+$/.test(plain) ? plain.replace(/^0+(?=\d)/, '') : undefined;
}
