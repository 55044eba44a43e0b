import { useCallback, useEffect } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { useStore } from '#client/use-store.ts';
import { DeviceGate, isBarred } from '../device/DeviceGate.tsx';
import { useDevice } from '../device/use-device.ts';
import { soundOf } from '../flow/step.ts';
import { useStepSound } from '../flow/use-step-sound.ts';
import { IdleMedia } from '../idle/IdleMedia.tsx';
import { PrintItself } from '../printing/PrintItself.tsx';
import { TimeOut } from '../screen/TimeOut.tsx';
import { useLeft } from '../screen/use-left.ts';
import { CheckInStep } from './CheckInStep.tsx';
import { type KioskReading, readKiosk } from './read-kiosk.ts';
import { useScanner } from './use-scanner.ts';

/** Seconds that a screen waits for a sign of life before it asks. */
const idleSeconds = 40;

/** The check-in kiosk of a panel. */
export function CheckInKiosk({ t, of: panelGid }: { t: Translator; of: string }) {
  const device = useDevice('kiosk', panelGid, readKiosk, languageOf);
  const { access, reading, contact, client, flow, step, retrying, restart } = device;
  const barred = isBarred(access, contact, step);
  const wrongTyped = useStore(flow.wrongTyped);
  const identify = useCallback(
    (readings: string[]) => {
      // Whoever has an answer is done: this is the next person, who finds the device as everybody does.
      if (soundOf(flow.step.get()) === 'good') restart();
      void flow.identify({ readings });
    },
    [flow, restart],
  );
  useScanner(!barred && reading !== undefined, step.at === 'type', identify);
  useStepSound(step);
  const [left, wake] = useLeft(!barred && step.at === 'home', idleSeconds, restart);
  useEffect(() => {
    document.title = t('kiosk.title');
  }, [t]);

  if (barred || !reading) return <DeviceGate t={t} access={access} contact={contact} onLeft={restart} />;
  return (
    <>
      <CheckInStep {...{ t, step, retrying, reading, contact, flow, wrongTyped }} onEnd={restart} />
      <PrintItself client={client} step={step} slips={reading.info.slips} />
      {step.at !== 'home' && step.at !== 'working' && (
        <TimeOut key={step.at} t={t} idleSeconds={idleSeconds} onEnd={restart} />
      )}
      {left && (
        <IdleMedia t={t} media={reading.media} offsetMinutes={reading.info.timeZoneOffsetMinutes} onTouch={wake} />
      )}
    </>
  );
}

function languageOf({ info }: KioskReading): string {
  return info.language;
}
