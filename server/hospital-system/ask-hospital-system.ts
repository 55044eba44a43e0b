import { limits } from '#generated/limits.ts';
import type { AppointmentCreate } from '#generated/shapes.ts';
import type { ErrorCode } from '#generated/values.ts';
import { Refusal } from '../errors/refusal.ts';
import { inTime } from '../ground/in-time.ts';
import { dropHidden } from '../shapes/drop-hidden.ts';
import { shapeFaults } from '../shapes/shapes.ts';
import { findAllowedAddress } from './find-allowed-address.ts';
import { type Received, receiveAnswer } from './receive-answer.ts';

/** Where the hospital's own system is asked, and the key it knows us by. */
export interface HospitalSystem {
  readonly url: string;
  readonly key: string | undefined;
  /** For a system that takes no POST, though that keeps identifiers out of the logs of proxies and servers. */
  readonly getOnly: boolean;
}

/** Whom the patient must turn to is told by the code: try again, the provider, customer service, or the IT staff. */
const refusalOf: Readonly<Record<number, ErrorCode>> = {
  400: 'external_api_argument_error',
  422: 'external_api_argument_error',
  401: 'contact_customer_service',
  403: 'contact_customer_service',
};

/** What it knows of a patient. */
export interface Told {
  readonly appointments: readonly AppointmentCreate[];
  /** Of each other that it told: why it is no appointment as we know them. */
  readonly unreadable: readonly Refusal[];
}

/**
 * Asks the hospital's own system for a patient's appointments of a day; none where it does not know the patient.
 * Redirects are not followed: only the address that the provider's staff wrote down is ever called, and only where it
 * is public or in a network that the operator lists.
 * @param networks HOSPITAL_SYSTEM_NETWORKS
 * @param traceparent by which their log finds ours (W3C Trace Context)
 * @throws Refusal external_api_timeout, external_api_failed, external_api_argument_error, contact_customer_service
 * (our key is not accepted), address_not_allowed, no_data_contact_it (it answered no text, or more than is read), and what
 * is wrong with an answer that is no list of appointments, or one without any that can be read
 */
export async function askHospitalSystem(
  system: HospitalSystem,
  question: { identifier: string; date: string },
  networks: string,
  traceparent?: string,
): Promise<Told> {
  const { status, text } = await receive(system, question, networks, traceparent);
  if (status === 404 || status === 204) return { appointments: [], unreadable: [] };
  if (status !== 200) throw new Refusal({ code: refusalOf[status] ?? 'external_api_failed' });
  return appointmentsIn(text);
}

async function receive(
  { url: written, key, getOnly }: HospitalSystem,
  question: { identifier: string; date: string },
  networks: string,
  traceparent: string | undefined,
): Promise<Received> {
  const signal = AbortSignal.timeout(limits.hospitalSystemMs);
  const url = new URL(written);
  if (getOnly) url.search = new URLSearchParams(question).toString();
  const body = getOnly ? undefined : JSON.stringify(question);
  const headers = {
    accept: 'application/json',
    ...(body && { 'content-type': 'application/json' }),
    ...(key && { 'x-api-key': key }),
    ...(traceparent && { traceparent }),
  };
  try {
    const address = await inTime(findAllowedAddress(url.hostname, networks), signal);
    return await receiveAnswer({
      url,
      address,
      method: getOnly ? 'GET' : 'POST',
      headers,
      body,
      mostBytes: limits.hospitalSystemBytes,
      signal,
    });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal({ code: signal.aborted ? 'external_api_timeout' : 'external_api_failed' });
  }
}

function appointmentsIn(text: string | undefined): Told {
  if (text === undefined) throw new Refusal({ code: 'no_data_contact_it' });
  const { appointments: told } = Object(parsed(text)) as { appointments?: unknown };
  const [field, number] = ['appointments', limits.hospitalSystemAppointments];
  if (!Array.isArray(told)) throw new Refusal({ code: told === undefined ? 'field_required' : 'field_invalid', field });
  if (told.length > number) throw new Refusal({ code: 'cannot_exceed', field, params: { number } });
  const appointments: AppointmentCreate[] = [];
  const unreadable: Refusal[] = [];
  for (const one of told) {
    const faults = shapeFaults('AppointmentCreate', one, dropHidden);
    if (faults.length === 0) appointments.push(one);
    else unreadable.push(new Refusal(faults));
  }
  if (unreadable[0] && appointments.length === 0) throw unreadable[0];
  return { appointments, unreadable };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal({ code: 'malformed_json' }); // a page of a proxy, for example
  }
}
