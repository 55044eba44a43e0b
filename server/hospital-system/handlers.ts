import type { Handlers } from '../call/handler.ts';
import { Refusal } from '../errors/refusal.ts';
import { updateHospitalSystem } from './commands.ts';
import { findAllowedAddress } from './find-allowed-address.ts';

export const hospitalSystemHandlers: Handlers<'updateHospitalSystem'> = {
  // Asked when it is written down too, so that the provider's staff learn it and not a patient at a kiosk.
  updateHospitalSystem: async ({ organisationGid, body, services, write }) => {
    const { HOSPITAL_SYSTEM_NETWORKS } = services.environment;
    // A port beyond 65535, for example, is well written and no address.
    if (body.url !== null && !URL.canParse(body.url)) throw new Refusal({ code: 'format_error', field: 'url' });
    if (body.url !== null) await checkAddress(new URL(body.url).hostname, HOSPITAL_SYSTEM_NETWORKS);
    return write(updateHospitalSystem, { organisationGid, ...body });
  },
};

/** Refuses a host that may not be called; a name that nobody knows yet may be known when it is called. */
async function checkAddress(host: string, networks: string): Promise<void> {
  try {
    await findAllowedAddress(host, networks);
  } catch (error) {
    if (error instanceof Refusal) throw error;
  }
}
