import { useEffect } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { DeviceGate, isBarred } from '../device/DeviceGate.tsx';
import { useDevice } from '../device/use-device.ts';
import { useStepSound } from '../flow/use-step-sound.ts';
import { PrintItself } from '../printing/PrintItself.tsx';
import { TimeOut } from '../screen/TimeOut.tsx';
import { useLeft } from '../screen/use-left.ts';
import { type MachineReading, readMachine } from './read-machine.ts';
import { TicketStep } from './TicketStep.tsx';

/** Seconds that a slip stays before the machine asks whether anybody is still there. */
const idleSeconds = 15;
/** Seconds after which what the person before has set is set back. */
const leftSeconds = 30;

/** The ticket machine of a panel: one press, one number. */
export function TicketMachine({ t, of: panelGid }: { t: Translator; of: string }) {
  const device = useDevice('ticketMachine', panelGid, readMachine, languageOf);
  const { access, reading, contact, client, flow, step, retrying, restart } = device;
  const barred = isBarred(access, contact, step);
  useStepSound(step);
  useLeft(!barred && step.at === 'home', leftSeconds, restart);
  useEffect(() => {
    document.title = t('kiosk.machine.title');
  }, [t]);

  if (barred || !reading) return <DeviceGate t={t} access={access} contact={contact} onLeft={restart} />;
  return (
    <>
      <TicketStep {...{ t, step, retrying, reading, contact, flow }} onEnd={restart} />
      <PrintItself client={client} step={step} slips={reading.slips} />
      {step.at !== 'home' && step.at !== 'working' && (
        <TimeOut key={step.at} t={t} idleSeconds={idleSeconds} onEnd={restart} />
      )}
    </>
  );
}

function languageOf({ language }: MachineReading): string {
  return language;
}
