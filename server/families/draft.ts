import type { FileFact } from '../call/file-fact.ts';
import type { Document, DocumentFamily } from '../documents/document.ts';

/** A record on its way into the database: its body is not known to be right yet. */
export interface Draft extends Omit<Document, 'body' | 'secret'> {
  readonly body: Readonly<Record<string, unknown>>;
  readonly secret: string | null;
  /** Whether the secret came with this change: the same one may be typed again. */
  readonly bringsSecret?: boolean;
}

/** A draft that has passed every check. */
export function asDocument(draft: Draft): Document {
  return draft as unknown as Document;
}

/** A stored record as a draft to change. */
export function asDraft(document: Document): Draft {
  return document as unknown as Draft;
}

/** A record as the API answers it, before the family's computed fields. */
export type ApiRecord = { gid: string; version: number } & Record<string, unknown>;

/** What a handler hands to the writer for one record: checked by the contract, secrets already hashed. */
export interface NewItem {
  readonly body: Readonly<Record<string, unknown>>;
  readonly secret?: string | undefined;
  readonly files?: Readonly<Record<string, FileFact>> | undefined;
}

export interface ChangedItem extends NewItem {
  readonly gid: string;
  readonly version?: number | undefined;
}

/** Where a command works. */
export interface Collection {
  readonly family: DocumentFamily;
  readonly organisationGid: string;
}
