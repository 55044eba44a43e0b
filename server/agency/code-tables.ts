import type { CodeData } from '#generated/shapes.ts';
import type { Statement } from '../database/command.ts';
import { listDocuments } from '../documents/list-documents.ts';

/** Gids of what code tables refer to, by code in small letters. */
export interface Gids {
  readonly departments: ReadonlyMap<string, string>;
  /** Panels by their room code. */
  readonly panels: ReadonlyMap<string, string>;
}

/** A code table of the hospital system, and the family of records that it fills. */
export interface CodeTable {
  readonly name: keyof CodeData;
  readonly family: 'department' | 'room' | 'doctor' | 'apn';
  /** Properties that are taken as they are. */
  readonly own: readonly string[];
  readonly references: readonly CodeReference[];
}

export interface CodeReference {
  /** The pushed property, which holds codes, and the record's, which holds gids. */
  readonly from: string;
  readonly to: string;
  readonly among: keyof Gids;
  readonly many?: true;
  /** What the push leaves out stays as an administrator chose it. */
  readonly kept?: true;
}

const department: CodeReference = { from: 'departmentCode', to: 'department', among: 'departments' };

/** In the order in which they are taken. */
export const codeTables: readonly CodeTable[] = [
  { name: 'departments', family: 'department', own: ['code', 'name', 'secondName'], references: [] },
  {
    name: 'rooms',
    family: 'room',
    own: ['code', 'name', 'secondName', 'location'],
    references: [department],
  },
  {
    name: 'doctors',
    family: 'doctor',
    own: ['code', 'name', 'secondName', 'title'],
    references: [{ from: 'departmentCodes', to: 'departments', among: 'departments', many: true }],
  },
  {
    name: 'apns',
    family: 'apn',
    own: ['code', 'name'],
    references: [department, { from: 'roomCodes', to: 'panels', among: 'panels', many: true, kept: true }],
  },
];

/** Yields what codes may refer to. */
export function* readGids(organisationGid: string): Generator<Statement, Gids, unknown> {
  const departments = yield* listDocuments('department', organisationGid);
  const panels = yield* listDocuments('panel', organisationGid);
  return {
    departments: new Map(departments.map(({ gid, body }) => [body.code.toLowerCase(), gid])),
    panels: new Map(
      panels.flatMap(({ gid, body }) => (body.roomCode ? [[body.roomCode.toLowerCase(), gid] as const] : [])),
    ),
  };
}
