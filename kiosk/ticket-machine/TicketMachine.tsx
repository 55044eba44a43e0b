import { useEffect } from 'react';
import type { HttpClient } from '#client/http/http-client.ts';
import type { Translator } from '#client/language/translator.ts';
import type { QueueSizeList, TicketMachineImages } from '#generated/shapes.ts';
import { DeviceGate, isBarred } from '../device/DeviceGate.tsx';
import { useDevice } from '../device/use-device.ts';
import { Refused } from '../flow/Refused.tsx';
import { Working } from '../flow/Working.tsx';
import { Slip } from '../result/Slip.tsx';
import { Screen } from '../screen/Screen.tsx';
import { TimeOut } from '../screen/TimeOut.tsx';
import { ClassChoice } from './ClassChoice.tsx';
import { QueueChoice } from './QueueChoice.tsx';

/** Seconds that a slip stays before the machine asks whether anybody is still there. */
const idleSeconds = 15;

/** The ticket machine of a panel: one press, one number. */
export function TicketMachine({ t, panelGid }: { t: Translator; panelGid: string }) {
  const device = useDevice('ticketMachine', panelGid, readMachine, languageOf);
  const { access, reading, contact, flow, step, retrying, restart } = device;
  useEffect(() => {
    document.title = t('kiosk.machine.title');
  }, [t]);

  if (isBarred(access, contact) || !reading) return <DeviceGate t={t} access={access} contact={contact} />;
  const { organisationName, demo, name, timeZoneOffsetMinutes, images } = reading;
  const logo = images.orgLogo ?? reading.logo;
  const frame = { t, contact, place: { organisationName, demo, name, logo, images, timeZoneOffsetMinutes } };
  if (step.at === 'working') return <Working {...frame} retrying={retrying} />;
  if (step.at === 'class') {
    return (
      <>
        <Screen {...frame} question={t('kiosk.class.question')} onBack={restart}>
          <ClassChoice t={t} queue={step.queue} onTake={flow.takeIn} />
        </Screen>
        <TimeOut t={t} idleSeconds={idleSeconds} onEnd={restart} />
      </>
    );
  }
  if (step.at === 'slip' || step.at === 'refused') {
    return (
      <>
        {step.at === 'slip' ? (
          <Screen {...frame} question={t('kiosk.result.yourNumber')}>
            <Slip t={t} slip={step.slip} place={frame.place} onEnd={restart} />
          </Screen>
        ) : (
          <Refused {...frame} failure={step.failure} onAgain={restart} onBack={restart} />
        )}
        <TimeOut t={t} idleSeconds={idleSeconds} onEnd={restart} />
      </>
    );
  }
  return (
    <Screen {...frame} question={t('kiosk.take.question')}>
      <QueueChoice t={t} queues={reading.data} onTake={flow.take} />
    </Screen>
  );
}

interface Reading extends QueueSizeList {
  images: TicketMachineImages;
}

async function readMachine(client: HttpClient): Promise<Reading> {
  const options = { keepFailure: true, timeoutMs: 15_000 };
  const [queues, images] = await Promise.all([
    client.call('getQueueSize', undefined, options),
    client.call('listTicketImages', undefined, options),
  ]);
  return { ...queues, images };
}

function languageOf({ language }: Reading): string {
  return language;
}
