import type { Organisation } from '#generated/shapes.ts';
import { one, type Statement } from '../database/command.ts';
import { onceOfFrozen } from '../ground/once-of-frozen.ts';
import { contract } from '../shapes/contract.ts';
import { knownBody } from './known-part.ts';

type Schema = { default?: unknown; $ref?: string; properties?: Record<string, Schema> };
const schemas = (contract as unknown as { components: { schemas: Record<string, Schema> } }).components.schemas;

/** Values of a new organisation where none is given, as its schema has them. */
export const organisationDefaults: Readonly<Record<string, unknown>> = defaultsOf(schemas.Organisation ?? {});

export interface OrganisationRow {
  gid: string;
  body: string;
  version: number;
  password_hash: string;
  agency_key_hash: string;
  single_sign_on_secret: string | null;
  hospital_system_key: string | null;
  created_at: number;
  updated_at: number;
}

/**
 * An organisation as the API answers it; defaults stand in for what is not set, and what its schema has lost is left out.
 * Of a row that a memory holds (which is frozen) it is made once, for all who ask, and nobody can change it.
 */
export const organisationFrom = onceOfFrozen(
  (row: OrganisationRow): Organisation => ({
    gid: row.gid,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    ...organisationDefaults,
    ...knownBody('Organisation', JSON.parse(row.body)),
  }),
);

/** Yields the row of an organisation by the gid that somebody typed, whatever its case, or undefined. */
export function* findOrganisationRow(typedGid: string): Generator<Statement, OrganisationRow | undefined, unknown> {
  return yield* one<OrganisationRow>(
    'organisation',
    'SELECT * FROM organisation WHERE gid_key = ?',
    typedGid.toLowerCase(),
  );
}

/** Yields whether an organisation is there and was not given up. */
export function* organisationLives(gid: string): Generator<Statement, boolean, unknown> {
  return (
    (yield* one('organisation', 'SELECT gid FROM organisation WHERE gid = ? AND removing_at IS NULL', gid)) !==
    undefined
  );
}

/** Yields an organisation, or undefined. */
export function* getOrganisation(gid: string): Generator<Statement, Organisation | undefined, unknown> {
  const row = yield* findOrganisationRow(gid);
  return row && organisationFrom(row);
}

function defaultsOf({ properties = {} }: Schema): Record<string, unknown> {
  const found = Object.entries(properties).map(([name, property]) => {
    const target = property.$ref ? schemas[property.$ref.slice(property.$ref.lastIndexOf('/') + 1)] : property;
    return [name, target?.properties ? defaultsOf(target) : target?.default] as const;
  });
  return Object.fromEntries(found.filter(([, value]) => value !== undefined));
}
