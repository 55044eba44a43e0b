import type { PendingPatient } from '#generated/shapes.ts';

/** Whom the list of pending patients can be narrowed to. */
interface Referrers {
  readonly departments: readonly string[];
  readonly doctors: readonly string[];
}

/**
 * The departments and doctors to choose among: those of which the server told as the window was opened, and those whose
 * patients have been sent since. A window may stay open all day.
 * @param department the one that is chosen: doctors are of this one; '' for all
 */
export function referrers(
  { departments, doctors }: Referrers,
  patients: readonly Pick<PendingPatient, 'departmentName' | 'doctorName'>[],
  department: string,
): Referrers {
  const sent = patients.filter(({ departmentName }) => !department || departmentName === department);
  return {
    departments: named([...departments, ...patients.map(({ departmentName }) => departmentName)]),
    doctors: named([...doctors, ...sent.map(({ doctorName }) => doctorName)]),
  };
}

function named(names: readonly (string | undefined)[]): string[] {
  return [...new Set(names.filter((name) => name !== undefined && name !== ''))] as string[];
}
