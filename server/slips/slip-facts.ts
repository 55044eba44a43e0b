import type { TicketSlip } from '#generated/shapes.ts';
import type { Locale, Session } from '#generated/values.ts';

const told = [
  'number',
  'mark',
  'width',
  'queueName',
  'queueSecondName',
  'counterName',
  'counterSecondName',
  'attendant',
  'location',
  'departmentName',
  'departmentSecondName',
  'doctorName',
  'doctorTitled',
  'doctorSecondName',
  'ahead',
  'wait',
  'issuedAt',
] as const satisfies (keyof TicketSlip)[];

type Told = Pick<TicketSlip, (typeof told)[number]>;

/** What a slip tells, whatever it looks like; nothing of it names the patient. */
export interface SlipFacts extends Told {
  readonly locale: Locale;
  /** Business day, YYYY-MM-DD. */
  readonly serviceDate: string;
  readonly session: Session;
  /** Whole address of the ticket page, for the QR code. */
  readonly url: string;
}

/** Of what is known of a ticket, what its slip tells. */
export function toldBy(ticket: Told): Told {
  const known = told.filter((name) => ticket[name] !== undefined && ticket[name] !== '');
  return Object.fromEntries(known.map((name) => [name, ticket[name]])) as unknown as Told;
}
