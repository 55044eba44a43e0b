import { limits } from '#generated/limits.ts';
import type { AppointmentCreate } from '#generated/shapes.ts';
import type { ErrorCode } from '#generated/values.ts';
import { shapeFaults } from '../contract/shapes.ts';
import { Refusal } from '../errors/refusal.ts';
import { readBounded } from './read-bounded.ts';

/** Where the hospital's own system is asked, and the key it knows us by. */
export interface HospitalSystem {
  readonly url: string;
  readonly key: string | undefined;
}

/** Whom the patient must turn to is told by the code: try again, the provider, customer service, or the IT staff. */
const refusalOf: Readonly<Record<number, ErrorCode>> = {
  400: 'external_api_argument_error',
  422: 'external_api_argument_error',
  401: 'contact_customer_service',
  403: 'contact_customer_service',
};

/**
 * Asks the hospital's own system for a patient's appointments of a day; none where it does not know the patient.
 * Redirects are not followed: only the address that the provider's staff wrote down is ever called.
 * @throws Refusal external_api_timeout, external_api_failed, external_api_argument_error, contact_customer_service
 * (our key is not accepted), no_data_contact_it (it answered something that is no list of appointments)
 */
export async function askHospitalSystem(
  { url, key }: HospitalSystem,
  { identifier, date }: { identifier: string; date: string },
): Promise<AppointmentCreate[]> {
  const asked = new URL(url);
  asked.search = new URLSearchParams({ identifier, date }).toString();
  const { status, text } = await receive(asked, key);
  if (status === 404) return [];
  if (status !== 200) throw new Refusal({ code: refusalOf[status] ?? 'external_api_failed' });
  return appointmentsIn(text);
}

async function receive(url: URL, key: string | undefined): Promise<{ status: number; text: string | undefined }> {
  const signal = AbortSignal.timeout(limits.hospitalSystemMs);
  try {
    const headers = { accept: 'application/json', ...(key && { 'x-api-key': key }) };
    const response = await fetch(url, { headers, signal, redirect: 'error' });
    return { status: response.status, text: await readBounded(response, limits.hospitalSystemBytes) };
  } catch {
    throw new Refusal({ code: signal.aborted ? 'external_api_timeout' : 'external_api_failed' });
  }
}

function appointmentsIn(text = ''): AppointmentCreate[] {
  const { appointments } = Object(parsed(text)) as { appointments?: unknown };
  const isList = Array.isArray(appointments) && appointments.length <= limits.hospitalSystemAppointments;
  if (!isList || appointments.some((one) => shapeFaults('AppointmentCreate', one).length > 0)) {
    throw new Refusal({ code: 'no_data_contact_it' });
  }
  return appointments;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // a page of a proxy, for example
  }
}
