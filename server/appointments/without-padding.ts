import type { AppointmentCreate, AppointmentPatch } from '#generated/shapes.ts';
import { contract } from '../shapes/contract.ts';

const { required } = contract.components.schemas.AppointmentCreate as { required: readonly string[] };

/**
 * An appointment without the blanks around its texts: hospital systems keep them in columns of fixed width, and send the
 * columns as they are. Its id stays, for their later calls name it so. A text of nothing but blanks is empty where it
 * may be, and stays where one must stand: a patient without a department is expected too.
 */
export function withoutPadding<Item extends AppointmentCreate | AppointmentPatch>(item: Item): Item {
  const fields = Object.entries(item).map(([field, value]) => [field, trimmed(field, value)]);
  return Object.fromEntries(fields) as Item;
}

function trimmed(field: string, value: unknown): unknown {
  if (field === 'appointmentId') return value;
  if (Array.isArray(value)) return [...new Set(value.map((tag: string) => tag.trim()))].filter((tag) => tag !== '');
  if (typeof value !== 'string') return value;
  return value.trim() === '' && required.includes(field) ? value : value.trim();
}
