import type { Handlers } from '../call/handler.ts';
import { Refusal } from '../errors/refusal.ts';
import { hashOf, newToken } from '../ground/new-token.ts';
import { placeOfAddress } from '../ground/plain-address.ts';
import { changeDevices, unpairDevices } from './change-devices.ts';
import { readDevices } from './device.ts';
import { findOwnPlace } from './find-own-place.ts';
import { noteAsking, offerPairing } from './offer-pairing.ts';
import { pairDevice } from './pair-device.ts';
import { plainPairingCode } from './pairing-code.ts';

export const deviceHandlers: Handlers<
  'offerPairing' | 'findOwnPlace' | 'pairDevice' | 'listPairedDevices' | 'changePairedDevices' | 'unpairDevices'
> = {
  offerPairing: async ({ body, request, services }) => {
    const key = newToken();
    const address = placeOfAddress(request.ip);
    const most = services.guessedCodes.mostOffers;
    const offer = await services.database.write(offerPairing, { ...body, keyHash: hashOf(key), address, most });
    return { ...offer, key };
  },

  // Who asks with a key that nobody knows is told so: it is a device whose pairing has ended, and keys cannot be guessed.
  findOwnPlace: async ({ body: { key, kind }, now, request, services }) => {
    const { place, mustAsk } = await services.database.query(findOwnPlace(key, kind, now));
    if (mustAsk) await services.database.write(noteAsking, { keyHash: hashOf(key) });
    if (place.state === 'unknown') services.wrongKeys.note(request.ip, key);
    return place;
  },

  pairDevice: async ({ organisationGid, body, services, write }) => {
    const { code, panelGid, name = '' } = body;
    services.guessedCodes.check(organisationGid);
    try {
      return await write(pairDevice, { organisationGid, code: plainPairingCode(code), panelGid, name });
    } catch (error) {
      const isGuess = error instanceof Refusal && error.entries.some((one) => one.code === 'pairing_code_invalid');
      if (isGuess) services.guessedCodes.note(organisationGid);
      throw error;
    }
  },

  listPairedDevices: async ({ organisationGid, services }) => ({
    data: await services.database.query(readDevices(organisationGid)),
  }),

  changePairedDevices: ({ organisationGid, body, write }) => write(changeDevices, { organisationGid, ...body }),
  unpairDevices: ({ organisationGid, body, write }) => write(unpairDevices, { organisationGid, ...body }),
};
