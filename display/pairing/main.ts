/** /tv, /kiosk, /ticket: a device that was never set up shows its code; one that was goes to its panel. */
import '#client/engine/queue-microtask.ts';
import { deviceStorage } from '#client/device/browser-storage.ts';
import { pairingPages } from '#client/device/paired-device.ts';
import { fontStack } from '#generated/font-stack.ts';
import type { DevicePurpose } from '#generated/values.ts';
import { drawPairing } from './draw-pairing.ts';
import { followPairing } from './follow-pairing.ts';
import '#client/look/latin-marks.css';
import './pairing.css';

const kinds = Object.keys(pairingPages) as DevicePurpose[];
const path = location.pathname.replace(/\/+$/, '');
const kind = kinds.filter((one) => pairingPages[one] === path)[0] || 'panel';
document.body.style.fontFamily = fontStack;
document.body.style.setProperty('--font', fontStack);
const screen = document.getElementById('screen') as HTMLElement;
const copied = /[?&]copied/.test(location.search);
followPairing({
  kind,
  copied,
  storage: deviceStorage(),
  language: navigator.language,
  show: (standing) => drawPairing(screen, kind, standing),
  go: (address) => location.replace(address),
});
