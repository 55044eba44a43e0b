import { useEffect } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { DeviceGate, isBarred } from '../device/DeviceGate.tsx';
import { useDevice } from '../device/use-device.ts';
import { listensToScanner } from '../flow/step.ts';
import { TimeOut } from '../screen/TimeOut.tsx';
import { CheckInStep } from './CheckInStep.tsx';
import { type KioskReading, readKiosk } from './read-kiosk.ts';
import { useScanner } from './use-scanner.ts';

/** Seconds that a screen waits for a sign of life before it asks. */
const idleSeconds = 40;

/** The check-in kiosk of a panel. */
export function CheckInKiosk({ t, panelGid }: { t: Translator; panelGid: string }) {
  const device = useDevice('kiosk', panelGid, readKiosk, languageOf);
  const { access, reading, contact, flow, step, retrying, restart } = device;
  const barred = isBarred(access, contact);
  useScanner(!barred && listensToScanner(step), flow.identify);
  useEffect(() => {
    document.title = t('kiosk.title');
  }, [t]);

  if (barred || !reading) return <DeviceGate t={t} access={access} contact={contact} />;
  return (
    <>
      <CheckInStep {...{ t, step, retrying, reading, contact, flow }} onEnd={restart} />
      {step.at !== 'home' && step.at !== 'working' && (
        <TimeOut key={step.at} t={t} idleSeconds={idleSeconds} onEnd={restart} />
      )}
    </>
  );
}

function languageOf({ info }: KioskReading): string {
  return info.language;
}
