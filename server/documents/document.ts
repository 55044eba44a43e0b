import { type DocumentShapes, families } from '#generated/families.ts';
import { onceOfFrozen } from '../ground/once-of-frozen.ts';
import { knownPart } from './known-part.ts';

/** Families that are stored as documents; the others have a table of their own (docs/decisions/007-records-and-queue.md). */
export type DocumentFamily = keyof DocumentShapes;

/** What the server adds on reading: the envelope, the parent and what is computed. */
type Added =
  | 'gid'
  | 'version'
  | 'createdAt'
  | 'updatedAt'
  | 'panelGid'
  | 'exclusiveUrl'
  | 'kioskUrl'
  | 'ticketMachineUrl'
  | 'secondFactor'
  | 'cloudUrl'
  | 'state'
  | 'stateSince'
  | 'serves'
  | 'joinsGroup'
  | 'groupGid'
  | 'screenHeardAt'
  | 'screenOnlineSince';

/** The fields that an administrator edits, with the defaults of those that are not set. */
export type Body<F extends DocumentFamily> = Omit<DocumentShapes[F], Added>;

/** One stored record. */
export interface Document<F extends DocumentFamily = DocumentFamily> {
  readonly family: F;
  readonly organisationGid: string;
  readonly gid: string;
  /** '' where the family has no parent. */
  readonly parentGid: string;
  readonly position: number;
  readonly body: Body<F>;
  /** Not for answers: a staff member's password hash, a panel's access key. */
  readonly secret: string | null;
  readonly version: number;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface DocumentRow {
  family: string;
  organisation_gid: string;
  gid: string;
  parent_gid: string;
  position: number;
  body: string;
  secret: string | null;
  version: number;
  created_at: number;
  updated_at: number;
}

export const documentColumns =
  'family, organisation_gid, gid, parent_gid, position, body, secret, version, created_at, updated_at';

/**
 * The record of a row. Defaults stand in for what is not set, so that a field that was cleared, or added to the
 * schema after the record was stored, has its default for every reader; one that was taken out since is left out. Of a
 * row that a memory holds (which is frozen) it is made once, for all who ask, and nobody can change it.
 */
export function documentFrom<F extends DocumentFamily>(row: DocumentRow): Document<F> {
  return documentOf(row) as Document<F>;
}

const documentOf = onceOfFrozen((row: DocumentRow): Document => {
  const family = row.family as DocumentFamily;
  return {
    family,
    organisationGid: row.organisation_gid,
    gid: row.gid,
    parentGid: row.parent_gid,
    position: row.position,
    body: { ...families[family].defaults, ...knownPart(family, JSON.parse(row.body)) } as Document['body'],
    secret: row.secret,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
});
