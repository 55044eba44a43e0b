import { useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import { deviceStorage } from '#client/device/browser-storage.ts';
import type { DeviceAccessState } from '#client/device/device-access.ts';
import { CallFailure } from '#client/http/call-failure.ts';
import type { HttpClient } from '#client/http/http-client.ts';
import { useStore } from '#client/use-store.ts';
import { createFlow, type Flow } from '../flow/flow.ts';
import { takeRecord } from '../flow/pending-take.ts';
import type { Step } from '../flow/step.ts';
import { language } from '../language.ts';
import { resetPreferences } from '../screen/preferences.ts';
import { bringWords } from './bring-words.ts';
import { createDevice, type Device } from './device.ts';
import { type Contact, createPolled } from './polled.ts';
import { reportDevice } from './report-device.ts';
import { useSteadyScreen } from './use-steady-screen.ts';

export interface DeviceAtWork<Reading> {
  access: DeviceAccessState;
  /** What was read last; undefined before the first time. */
  reading: Reading | undefined;
  contact: Contact;
  client: HttpClient;
  flow: Flow;
  step: Step;
  retrying: boolean;
  /** Back to the start, as the next person expects to find it. */
  restart(): void;
}

/**
 * Who is answered is let in, with the token from before: a suspension that is over takes none away. Who has none and gets
 * none for the key of the address asks for nothing else.
 */
async function readAsLetIn<Reading>(
  { access, client }: Device,
  read: (client: HttpClient) => Promise<Reading>,
): Promise<Reading> {
  if (!access.token() && !(await access.renew()) && access.state.get() !== 'renewing') {
    throw new CallFailure({ status: 401, contents: [] });
  }
  const reading = await read(client);
  access.state.set('ready');
  return reading;
}

/**
 * An unattended device at work: access that renews itself, a reading every 20 s, and the patient's way through it.
 * @param read must stay the same function
 * @param languageOf language of the panel, to which the device returns for the next person
 */
export function useDevice<Reading>(
  kind: 'kiosk' | 'ticketMachine',
  panelGid: string,
  read: (client: HttpClient) => Promise<Reading>,
  languageOf: (reading: Reading) => string,
): DeviceAtWork<Reading> {
  const device = useMemo(() => createDevice(kind, panelGid), [kind, panelGid]);
  const polled = useMemo(() => createPolled(() => readAsLetIn(device, read)), [device, read]);
  useEffect(() => () => polled.close(), [polled]);
  useEffect(() => reportDevice(device, kind, panelGid), [device, kind, panelGid]);
  useSteadyScreen();
  const flow = useMemo(() => {
    const record = takeRecord(deviceStorage(), kind, panelGid);
    return createFlow(device.client, { record, language: () => language.current.get(), onDone: polled.refresh });
  }, [device, polled, kind, panelGid]);

  const reading = useStore(polled.value);
  const ownLanguage = reading && languageOf(reading);
  // Before it is drawn: a language that is pressed at once stays.
  useLayoutEffect(() => {
    if (ownLanguage) language.show(ownLanguage);
  }, [ownLanguage]);
  const restart = useCallback(() => {
    resetPreferences();
    if (ownLanguage) language.show(ownLanguage);
    flow.restart();
  }, [flow, ownLanguage]);
  const contact = useStore(polled.contact);
  useEffect(() => {
    if (contact === 'good') bringWords();
  }, [contact]);

  return {
    access: useStore(device.access.state),
    reading,
    contact,
    client: device.client,
    flow,
    step: useStore(flow.step),
    retrying: useStore(flow.retrying),
    restart,
  };
}
