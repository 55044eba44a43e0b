import { deviceStorage } from '#client/device/browser-storage.ts';
import { pairAgainPage, pairedDevice, pairingPages } from '#client/device/paired-device.ts';
import { readEngine } from '#client/device/read-engine.ts';
import { readRuntime } from '#client/device/read-runtime.ts';
import { readStorage } from '#client/device/read-storage.ts';
import { storedRecord } from '#client/device/stored-record.ts';
import type { DisplayStorage } from '#generated/device.ts';
import { limits } from '#generated/limits.ts';
import type { MachineOrders } from '#generated/shapes.ts';
import type { Device } from './device.ts';

type Kind = 'kiosk' | 'ticketMachine';

/** Tells the server every half minute that this device is there, and does what it is asked to; returns what ends that. */
export function reportDevice({ client, access }: Device, kind: Kind, panelGid: string): () => void {
  const record = storedRecord<DisplayStorage>(deviceStorage(), `callboard-${kind}-${panelGid}`);
  const screen = record.read().screen || Math.random().toString(36).slice(2).concat('00000000').slice(0, 12);
  record.change({ screen });
  const startedAt = Date.now();
  const report = async () => {
    const { innerWidth: width, innerHeight: height } = window;
    const said = { engine: readEngine(), runtime: readRuntime(), width, height };
    const stored = await readStorage();
    const body = { screen, startedAt, sentAt: Date.now(), ...said, ...stored };
    try {
      obey(await client.call('reportMachine', { body }, { keepFailure: true, timeoutMs: 15_000 }), kind);
    } catch {
      // A server that is away is asked again; a device whose pairing has ended goes by its access.
    }
  };
  const look = () => askOwnPlace(access.state.get(), kind);
  const stopAccess = access.state.subscribe(look);
  look();
  const first = setTimeout(report, firstMs);
  const timer = setInterval(report, limits.screenReportSeconds * 1000);
  return () => {
    stopAccess();
    clearTimeout(first);
    clearInterval(timer);
  };
}

/** What patients wait for comes first. */
const firstMs = 3_000;
/** A key that is refused at a place where it is not is asked about no more often than this. */
const pauseMs = 3_000;

/** A paired device that its panel no longer lets in was moved, or its pairing has ended. */
function askOwnPlace(access: string, kind: Kind): void {
  if (access !== 'refused' || !pairedDevice(deviceStorage(), kind).read().key) return;
  setTimeout(() => window.location.replace(pairingPages[kind]), pauseMs);
}

function obey({ reload, pairAgain, notice }: MachineOrders, kind: Kind): void {
  if (notice) showNotice(notice);
  if (pairAgain) {
    pairedDevice(deviceStorage(), kind).clear();
    window.location.replace(pairAgainPage(kind));
  } else if (reload) window.location.reload();
}

/** Shows a text over the page for a few seconds, for whoever stands in front of a row of kiosks. */
function showNotice(text: string): void {
  const notice = document.createElement('div');
  notice.className = 'device-notice';
  notice.setAttribute('role', 'status');
  notice.textContent = text;
  document.body.appendChild(notice);
  setTimeout(() => notice.remove(), limits.identifySeconds * 1000);
}
