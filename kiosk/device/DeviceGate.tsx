import type { DeviceAccessState } from '#client/device/device-access.ts';
import type { Translator } from '#client/language/translator.ts';
import type { Step } from '../flow/step.ts';
import { LanguageButtons } from '../screen/LanguageButtons.tsx';
import { Message } from '../screen/Message.tsx';
import { useLeft } from '../screen/use-left.ts';
import type { Contact } from './polled.ts';

interface DeviceGateProps {
  t: Translator;
  access: DeviceAccessState;
  contact: Contact;
  /** Nobody has touched it for a while: nothing of the person before is there for the next. */
  onLeft(): void;
}

const leftSeconds = 40;
const connecting = 'kiosk.device.connecting';

/** Says why this device cannot work: to the people who can mend it, or to patients, in the language that they choose. */
export function DeviceGate({ t, access, contact, onLeft }: DeviceGateProps) {
  useLeft(true, leftSeconds, onLeft);
  const [text, hint] = messageOf(access, contact);
  return (
    <Message text={t(text)} {...(hint && { hint: t(hint) })}>
      {text !== connecting && <LanguageButtons t={t} />}
    </Message>
  );
}

function messageOf(access: DeviceAccessState, contact: Contact): [text: string, hint?: string] {
  if (access === 'missing') return ['kiosk.device.missing', 'kiosk.device.missingHint'];
  if (access === 'refused') return ['kiosk.device.refused', 'kiosk.device.refusedHint'];
  if (access === 'suspended') return ['kiosk.device.suspended', 'kiosk.device.suspendedHint'];
  return [contact === 'lost' ? 'kiosk.connection.lost' : connecting];
}

/** Whether the device cannot be used now. A patient whose number is kept goes on waiting for it. */
export function isBarred(access: DeviceAccessState, contact: Contact, step: Step): boolean {
  if (access === 'missing' || access === 'refused' || access === 'suspended') return true;
  return contact === 'lost' && !(step.at === 'working' && step.taking);
}
