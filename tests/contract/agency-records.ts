/** What examples speak of that a hospital system brings: examinations in radiology, codes of clinics. */
import type { TestApp } from '../server/open-app.ts';
import type { Clinic } from '../server/small-clinic.ts';
import { placeholdersIn, type Values } from './fill-example.ts';

const agency = '/api/v1/agency/ptch';

/** Clinics whose examination has been pushed. */
const examined = new WeakSet<Clinic>();

/** Values for the placeholders of an example that only a hospital system can fill. */
export async function agencyValues(example: unknown, app: TestApp, clinic: Clinic): Promise<Values> {
  const wanted = placeholdersIn(example);
  const token = clinic.tokens.agency;
  if (wanted.includes('apnCode')) {
    const body = { apns: [{ code: 'FM-AM', name: '家醫上午診', roomCodes: ['R101'] }] };
    await app.done('POST', `${agency}/codeData/reload`, { token, body });
  }
  if (!examined.has(clinic) && wanted.some((name) => name.startsWith('xray'))) {
    examined.add(clinic);
    const examination = {
      appointmentId: 'XR1',
      department: '放射科',
      room: 'R101',
      inspectionDay: '2026-11-21',
      shift: 'morning',
      serialNumber: 50,
      name: '張雅婷',
      patientId: 'X200000050',
    };
    const body = { appointments: [examination] };
    await app.done('POST', `${agency}/radiology/create/appointments`, { token, body });
  }
  return { apnCode: 'FM-AM', xrayAppointmentId: 'XR1', xrayPatientId: 'X200000050' };
}
