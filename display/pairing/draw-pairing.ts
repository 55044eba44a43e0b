import { screenCode } from '#client/qr/screen-code.ts';
import type { DevicePurpose } from '#generated/values.ts';
import type { Standing } from './follow-pairing.ts';
import { languagesFor, pairingText } from './pairing-text.ts';

/** Modules that must stay light around a code. */
const quiet = 4;
const svg = 'http://www.w3.org/2000/svg';

/** Draws what the device has to say, in the browser's language large and in the others under it; once while it stays. */
export function drawPairing(screen: HTMLElement, kind: DevicePurpose, { code, notice }: Standing): void {
  const standing = `${code || ''} ${notice || ''}`;
  if (screen.getAttribute('data-standing') === standing) return;
  screen.setAttribute('data-standing', standing);
  screen.textContent = '';
  const [own, ...others] = languagesFor(navigator.language).map((language) => ({
    language,
    says: pairingText(language),
  }));
  if (!own) return;
  document.documentElement.lang = own.language;
  const main = put(screen, 'main', 'pairing');
  const words = put(main, 'div', 'words');
  put(words, 'h1', '', own.says[kind]);
  if (notice) put(words, 'p', code ? 'notice' : 'notice alone', own.says[notice]).setAttribute('role', 'status');
  if (code) {
    put(words, 'p', 'code', `${code.slice(0, 3)} ${code.slice(3)}`).setAttribute('aria-label', code);
    put(words, 'p', 'scan', own.says.scan);
  }
  for (const { language, says } of others) {
    const text = code ? says.scan : notice && says[notice];
    const line = put(words, 'p', 'other');
    line.lang = language;
    put(line, 'b', '', says[kind]);
    if (text) put(line, 'span', '', text);
  }
  if (code) main.appendChild(codeOf(`${location.origin}/admin?pair=${code}`));
}

function put(parent: HTMLElement, name: string, className: string, text?: string): HTMLElement {
  const element = document.createElement(name);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  parent.appendChild(element);
  return element;
}

/** The way to the administration with the code in it; dark on white, as cameras want it. */
function codeOf(address: string): Element {
  const rows = screenCode(address) || [];
  const side = rows.length + 2 * quiet;
  const drawing = document.createElementNS(svg, 'svg');
  drawing.setAttribute('viewBox', `0 0 ${side} ${side}`);
  drawing.setAttribute('class', 'qr');
  drawing.setAttribute('role', 'img');
  drawing.setAttribute('aria-label', address);
  drawing.appendChild(pathOf(`M0 0h${side}v${side}H0z`, '#fff'));
  const dark = rows.map((row, y) => row.map((is, x) => (is ? `M${x + quiet} ${y + quiet}h1v1h-1z` : '')).join(''));
  drawing.appendChild(pathOf(dark.join(''), '#000'));
  return drawing;
}

function pathOf(shape: string, fill: string): Element {
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('d', shape);
  path.setAttribute('fill', fill);
  path.setAttribute('shape-rendering', 'crispEdges');
  return path;
}
