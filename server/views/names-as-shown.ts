import { all, type Statement, sharedSettled } from '../database/command.ts';
import type { Document } from '../documents/document.ts';
import { ownTitle } from './own-title.ts';

export type Panel = Document<'panel'>;

/** What stands beside a room's number. */
export interface WhoServes {
  readonly departmentName?: string;
  readonly doctorName?: string;
  /** The doctor's title stands beside the name already. */
  readonly doctorTitled?: true;
}

/** The same for pages and slips, each of which is read in a language of its own. */
export interface WhoServesRead extends WhoServes {
  /** The department's alternative name, unless it follows the name already. */
  readonly departmentSecondName?: string;
  /** The doctor's likewise. */
  readonly doctorSecondName?: string;
}

/** Department and doctor as they are set. */
export type Named = Pick<WhoServes, 'departmentName' | 'doctorName'>;

interface Known {
  readonly doctors: readonly Document<'doctor'>['body'][];
  /** By gid. */
  readonly departments: ReadonlyMap<string, Document<'department'>['body']>;
}

/**
 * Yields a department and a doctor as the panel wants them read: with the title, with their alternative names. A name
 * that comes with a title of its own is given no second one.
 */
export function* namesAsShown(
  { organisationGid, body: { doctorTitlePlace = 'none', showSecondNames } }: Panel,
  { departmentName, doctorName }: Named,
): Generator<Statement, WhoServes, unknown> {
  const own = ownTitle(doctorName ?? '');
  const titled = { ...(own && { doctorTitled: true as const }) };
  const bare = { ...(departmentName && { departmentName }), ...(doctorName && { doctorName }), ...titled };
  if (doctorTitlePlace === 'none' && !showSecondNames) return bare;
  const known = yield* knownOf(organisationGid);
  const doctor = doctorName ? doctorCalled(doctorName, departmentName, known) : undefined;
  const wanted = doctorTitlePlace === 'none' ? undefined : doctor?.title;
  const title = wanted && doctorName?.includes(wanted) ? undefined : wanted;
  // ศ.นพ. says นพ. too, and 主任醫師 says 醫師.
  const name = own && title?.includes(own) ? doctorName?.replace(own, '').trim() : doctorName;
  const department = departmentCalled(departmentName, known);
  const second = (name: string | undefined) => showSecondNames && name;
  return {
    ...(departmentName && { departmentName: joined(departmentName, second(department?.secondName)) }),
    ...(doctorName && {
      doctorName:
        doctorTitlePlace === 'before'
          ? joined(title, name, second(doctor?.secondName))
          : joined(name, title, second(doctor?.secondName)),
    }),
    ...titled,
    ...(title && { doctorTitled: true }),
  };
}

/**
 * Yields the same for kiosks, ticket machines, slips and phones: with the alternative names beside it where the panel does
 * not show them, for the page or the slip alone knows in which language it is read.
 */
export function* namesAsRead(panel: Panel, named: Named): Generator<Statement, WhoServesRead, unknown> {
  const shown = yield* namesAsShown(panel, named);
  const { departmentName, doctorName } = named;
  if (panel.body.showSecondNames || !(departmentName || doctorName)) return shown;
  const known = yield* knownOf(panel.organisationGid);
  const departmentSecondName = departmentCalled(departmentName, known)?.secondName;
  const doctorSecondName = doctorName && doctorCalled(doctorName, departmentName, known)?.secondName;
  return {
    ...shown,
    ...(departmentSecondName && { departmentSecondName }),
    ...(doctorSecondName && { doctorSecondName }),
  };
}

function departmentCalled(departmentName: string | undefined, { departments }: Known) {
  return [...departments.values()].find(({ name }) => name === departmentName);
}

/** The doctor of a name; of namesakes the one of the department, and none rather than another one's title. */
function doctorCalled(name: string, departmentName: string | undefined, { doctors, departments }: Known) {
  const called = doctors.filter((doctor) => doctor.name === name);
  if (called.length < 2) return called[0];
  const here = called.filter((doctor) =>
    doctor.departments?.some((gid) => departments.get(gid)?.name === departmentName),
  );
  return here.length === 1 ? here[0] : undefined;
}

function knownOf(organisationGid: string): Generator<Statement, Known, unknown> {
  return sharedSettled(`names ${organisationGid}`, () => readKnown(organisationGid));
}

function* readKnown(organisationGid: string): Generator<Statement, Known, unknown> {
  const rows = yield* all<{ gid: string; family: 'doctor' | 'department'; body: string }>(
    'document',
    "SELECT gid, family, body FROM document WHERE organisation_gid = ? AND family IN ('doctor', 'department')",
    organisationGid,
  );
  const bodies = <F extends 'doctor' | 'department'>(family: F) =>
    rows
      .filter((row) => row.family === family)
      .map(({ gid, body }) => [gid, JSON.parse(body) as Document<F>['body']] as const);
  return { doctors: bodies('doctor').map(([, body]) => body), departments: new Map(bodies('department')) };
}

function joined(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}
