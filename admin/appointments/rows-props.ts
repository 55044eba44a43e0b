import type { DayVisit } from '#generated/shapes.ts';
import type { AskFor } from './appointment-action.ts';
import type { DayQuery, SortKey } from './day-query.ts';

export interface AppointmentRowsProps {
  resource: string;
  /** Appointments, and between them numbers without one. */
  rows: readonly DayVisit[];
  today: string;
  query: DayQuery;
  chosen: readonly string[];
  onChoose(gids: readonly string[]): void;
  onToggle(gid: string): void;
  onSort(sort: SortKey, order: 'asc' | 'desc'): void;
  ask: AskFor;
  /** How a tag reads. */
  nameOfTag(tag: string): string;
}
