import type { ListLabelCreate, ViewLabel, ViewPerson } from '#generated/shapes.ts';
import type { NameMask, QueueColumn } from '#generated/values.ts';
import { ageOn } from '../ground/age.ts';
import type { AppointmentRow } from '../queue/appointment-row.ts';
import { numberLabel } from '../queue/number-width.ts';
import type { OrganisationDay } from '../queue/place.ts';
import { maskName } from './mask-name.ts';
import type { Person } from './read-people.ts';

/** What a screen may tell of a person. */
export interface PersonParts {
  /** The settings ask for names. */
  readonly names: boolean;
  readonly columns: readonly QueueColumn[];
  /** The organisation's list labels; a tag without one is never shown. */
  readonly labels: readonly ListLabelCreate[];
}

type Told = Partial<Pick<Person, 'number' | 'status' | 'checkedInAt'>> & Pick<Person, 'appointment'>;

/** A person as lists show them: the number, and of the rest what the panel has columns for. */
export function viewPerson(
  person: Told & Pick<Person, 'number'>,
  width: number,
  day: OrganisationDay,
  parts: PersonParts,
): ViewPerson {
  const { number, status, checkedInAt, appointment } = person;
  const has = (column: QueueColumn) => parts.columns.includes(column);
  const name = showsNames(parts) ? nameOnScreen(person, day) : undefined;
  const age = has('age') ? ageOn(appointment?.birthday, day.moment.serviceDate) : undefined;
  const labels = has('label') ? labelsOf(appointment?.tags, parts.labels) : [];
  return {
    number,
    label: numberLabel(number, width),
    ...(name && { name }),
    ...(status && { status }),
    ...(has('gender') && appointment?.gender && { gender: appointment.gender }),
    ...(age !== undefined && { age }),
    ...(has('doctorName') && appointment?.doctor && { doctorName: appointment.doctor }),
    ...(has('departmentName') && appointment?.department && { departmentName: appointment.department }),
    ...(has('checkedInAt') && checkedInAt && { checkedInAt }),
    ...(labels.length > 0 && { labels }),
  };
}

/** A person who has an appointment and no ticket. */
export function viewExpected(
  { body }: Pick<AppointmentRow, 'body'>,
  width: number,
  day: OrganisationDay,
  parts: PersonParts,
): ViewPerson {
  return viewPerson({ number: body.serialNumber, status: 'default', appointment: body }, width, day, parts);
}

/** Whether names stand on the screen at all. */
export function showsNames({ names, columns }: PersonParts): boolean {
  return names && columns.includes('name');
}

/** A patient's name as this organisation, or the patient's own wish, lets a screen show it. */
export function nameOnScreen(
  { appointment }: Pick<Person, 'appointment'>,
  { organisation }: OrganisationDay,
): string | undefined {
  const mask: NameMask = appointment?.nameMask ?? organisation.nameMask ?? 'middle';
  return appointment && maskName(appointment.name, mask);
}

/** The labels of a person's tags, in the order of the tags. */
export function labelsOf(tags: readonly string[] = [], labels: readonly ListLabelCreate[]): ViewLabel[] {
  return tags.flatMap((tag) => {
    const label = labels.find(({ originalName }) => originalName === tag);
    if (!label) return [];
    const { labelName, labelColour, fontColour } = label;
    return [{ text: labelName, ...(labelColour && { colour: labelColour }), ...(fontColour && { font: fontColour }) }];
  });
}
