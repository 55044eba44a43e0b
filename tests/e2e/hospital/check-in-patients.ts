import { deviceAt } from '#demo/panels.ts';
import type { Hospital } from './set-up-hospital.ts';

/** Checks patients in, one after the other, at the kiosk of the hospital's first room. */
export async function checkInPatients(
  { api, rooms }: Hospital,
  patients: readonly { readonly patientId: string }[],
): Promise<void> {
  const kiosk = await deviceAt(api, rooms[0]!.panel, 'signInKiosk');
  for (const { patientId } of patients) await kiosk.call('checkIn', { body: { identifier: patientId } });
}
