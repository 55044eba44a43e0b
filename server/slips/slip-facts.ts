import type { TicketSlip } from '#generated/shapes.ts';
import type { Locale, Session } from '#generated/values.ts';

/** What a slip tells, whatever it looks like; nothing of it names the patient. */
export interface SlipFacts
  extends Pick<
    TicketSlip,
    | 'number'
    | 'mark'
    | 'width'
    | 'queueName'
    | 'counterName'
    | 'attendant'
    | 'location'
    | 'departmentName'
    | 'departmentSecondName'
    | 'doctorName'
    | 'doctorTitled'
    | 'doctorSecondName'
    | 'ahead'
    | 'wait'
    | 'issuedAt'
  > {
  readonly locale: Locale;
  /** Business day, YYYY-MM-DD. */
  readonly serviceDate: string;
  readonly session: Session;
  /** Whole address of the ticket page, for the QR code. */
  readonly url: string;
}
