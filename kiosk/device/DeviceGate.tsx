import type { DeviceAccessState } from '#client/device/device-access.ts';
import type { Translator } from '#client/language/translator.ts';
import { Message } from '../screen/Message.tsx';
import type { Contact } from './polled.ts';

interface DeviceGateProps {
  t: Translator;
  access: DeviceAccessState;
  contact: Contact;
}

/** Says why this device cannot work: to the people who can mend it, or to patients when the network is down. */
export function DeviceGate({ t, access, contact }: DeviceGateProps) {
  if (access === 'missing') return <Message text={t('kiosk.device.missing')} hint={t('kiosk.device.missingHint')} />;
  if (access === 'refused') return <Message text={t('kiosk.device.refused')} hint={t('kiosk.device.refusedHint')} />;
  if (access === 'suspended')
    return <Message text={t('kiosk.device.suspended')} hint={t('kiosk.device.suspendedHint')} />;
  return <Message text={t(contact === 'lost' ? 'kiosk.connection.lost' : 'kiosk.device.connecting')} />;
}

/** Whether the device cannot be used now. */
export function isBarred(access: DeviceAccessState, contact: Contact): boolean {
  return access === 'missing' || access === 'refused' || access === 'suspended' || contact === 'lost';
}
