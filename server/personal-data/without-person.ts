import { identifying } from '#generated/personal.ts';
import type { Appointment } from '#generated/shapes.ts';
import { ofPerson, ofVisit } from '../appointments/record-change.ts';
import { identifierKey } from '../ground/identifier-key.ts';
import { maskName } from '../views/mask-name.ts';

/** By what a patient is known in answers that are kept. */
export interface Traces {
  /** Of their appointments. */
  readonly gids: readonly string[];
  /** As screens show them too, and as they were before they were corrected. */
  readonly names: readonly string[];
}

/** Makes JSON text that says nothing of a patient: of their appointments only where and when, and no text that is their name. */
export function withoutPerson(json: string, { gids, names }: Traces): string {
  const [theirs, named] = [new Set<unknown>(gids), new Set<unknown>(names)];
  return JSON.stringify(
    JSON.parse(json, (_, value) => {
      if (named.has(value)) return '＊';
      return isObject(value) && theirs.has(value.gid) ? withoutFields(value) : value;
    }),
  );
}

/** Texts of which one stands in each answer that names a patient. */
export function signsOf({ gids, names }: Traces): string[] {
  return [...gids, ...names].map((text) => JSON.stringify(text));
}

/** The appointments in an answer that bear one of a patient's numbers: removed ones stand nowhere else any more. */
export function appointmentsIn(json: string, identifier: string): Partial<Appointment>[] {
  const key = identifierKey(identifier);
  // Hardly any answer has it: taking each apart would take its time.
  if (!identifierKey(json).includes(key)) return [];
  const found: Partial<Appointment>[] = [];
  JSON.parse(json, (_, value) => {
    if (isObject(value) && identifying.Appointment.some((field) => identifierKey(String(value[field] ?? '')) === key))
      found.push(value);
    return value;
  });
  return found;
}

/** What was known, with one appointment more, and names that it had before it was corrected. */
export function withTraces(
  { gids, names }: Traces,
  { gid, name, secondName }: Partial<Pick<Appointment, 'gid' | 'name' | 'secondName'>>,
  former: readonly string[] = [],
): Traces {
  const more = [name, secondName, ...former].filter((one) => one !== undefined);
  return {
    gids: [...new Set([...gids, ...(gid ? [gid] : [])])],
    names: [...new Set([...names, ...more.flatMap(asWritten)])],
  };
}

/** A name as answers have it: as it is kept, without the spaces that it was pushed with, and with its middle hidden. */
function asWritten(name: string): string[] {
  const shown = (['full', 'middle'] as const).map((mask) => maskName(name, mask));
  return [name, ...shown].filter((one) => one !== undefined);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What an answer must have is there as a mark. */
function withoutFields(appointment: Record<string, unknown>): Record<string, unknown> {
  const gone = new Set([...ofPerson, ...ofVisit]);
  const kept = Object.entries(appointment).filter(([field]) => !gone.has(field));
  const marked = ['name', 'appointmentId'].filter((field) => field in appointment);
  return Object.fromEntries([...kept, ...marked.map((field) => [field, '＊'])]);
}
