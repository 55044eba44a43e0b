import { AppointmentSource, PatientListState, Session, SpecialList } from '#generated/values.ts';
import { isDay } from '../calendar/calendar.ts';

/** States by which a day is counted: those of patients, and canceled appointments. */
export const countedStates = [...PatientListState, 'canceled'] as const;
export type CountedState = (typeof countedStates)[number];

/** What the list of appointments shows, as the address of the page has it. What is searched for stays out of it. */
export interface DayQuery {
  /** YYYY-MM-DD; the organisation's present day where there is none. */
  readonly day?: string | undefined;
  readonly shift?: Session | undefined;
  readonly source?: AppointmentSource | undefined;
  readonly room?: string | undefined;
  readonly department?: string | undefined;
  readonly doctor?: string | undefined;
  /** One of the three at most: a state, a special list, or a tag. */
  readonly state?: CountedState | undefined;
  readonly list?: SpecialList | undefined;
  readonly tag?: string | undefined;
  readonly sort?: SortKey | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly page?: number | undefined;
  readonly limit?: number | undefined;
}

export const sortKeys = ['serialNumber', 'name', 'room', 'doctor'] as const;
export type SortKey = (typeof sortKeys)[number];

export const usualLimit = 25;

/** What narrows the day, besides the view of it. */
export const narrowings = ['shift', 'room', 'department', 'doctor', 'source'] as const;

/** Reads the address; what is no value there counts as absent. */
export function readDayQuery(search: URLSearchParams): DayQuery {
  const text = (name: string) => search.get(name)?.trim() || undefined;
  const among = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((value) => value === text(name));
  const number = (name: string, most: number) => {
    const value = Number(text(name));
    return Number.isInteger(value) && value > 0 && value <= most ? value : undefined;
  };
  const day = text('day');
  return {
    day: day && isDay(day) ? day : undefined,
    shift: among('shift', Session),
    source: among('source', AppointmentSource),
    room: text('room'),
    department: text('department'),
    doctor: text('doctor'),
    state: among('state', countedStates),
    list: among('list', SpecialList),
    tag: text('tag'),
    sort: among('sort', sortKeys),
    order: among('order', ['asc', 'desc'] as const),
    page: number('page', 100_000),
    limit: number('limit', 100),
  };
}

/** The address of a query, the parts that are set alone. */
export function writeDayQuery(query: DayQuery): URLSearchParams {
  const set = Object.entries(query).filter(([, value]) => value !== undefined);
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)]));
}

/** The parameters of the list; the view of the day is a state, a special list, or a tag. */
export function listQuery(query: DayQuery, inspectionDay: string, search: string) {
  const { shift, source, room, department, doctor, state, list, tag, sort = 'serialNumber', order = 'asc' } = query;
  const status = state === 'canceled' ? state : list;
  return {
    inspectionDay,
    ...(shift && { shift }),
    ...(source && { source }),
    ...(room && { room }),
    ...(department && { department }),
    ...(doctor && { doctor }),
    ...(status && { status }),
    ...(state && state !== 'canceled' && { patientState: state }),
    ...(tag && { tag }),
    ...(search && { search }),
    sort,
    order,
    page: query.page ?? 1,
    limit: query.limit ?? usualLimit,
  };
}
