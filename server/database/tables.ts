/** The tables of the database, as the migrations leave them. */
export const tables = [
  'appointment',
  'appointment_change',
  'call_receipt',
  'counter',
  'daily_reset',
  'day_appointments',
  'day_figure',
  'desk',
  'device',
  'document',
  'document_count',
  'document_key',
  'event',
  'file',
  'file_let_go',
  'file_use',
  'idempotency',
  'job',
  'launcher',
  'log_chain',
  'log_entry',
  'log_head',
  'loudspeaker_wish',
  'media_source',
  'migration',
  'notification',
  'organisation',
  'outage',
  'pairing',
  'panel_key',
  'print_job',
  'printer_state',
  'pulse',
  'queue',
  'read_patient',
  'removed_record',
  'retention',
  'saved_view',
  'screen',
  'second_factor',
  'setting',
  'sign_in_count',
  'single_sign_on_done',
  'ticket',
  'ticket_push',
  'token',
  'token_seen',
] as const;

export type Table = (typeof tables)[number];

/** What a statement touches: one table or several; none where it asks the engine itself. */
export type Tables = Table | readonly Table[];

/** The same as a list. */
export function tablesOf(touched: Tables): readonly Table[] {
  return typeof touched === 'string' ? [touched] : touched;
}
