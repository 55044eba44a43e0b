import { retryScript } from './retry-script.ts';

/**
 * What a page shows: its own content only, on a hall's screen what a hospital keeps elsewhere as well, on a kiosk where
 * nobody stands films of one site; and a controller asks the server whose address was typed into it (product.md section 7, custom domain).
 */
export type PageKind = 'own' | 'screen' | 'kiosk' | 'controller';

/** Where a controller's server may be: elsewhere by https, on this machine by http too (controller/sign-in/server-address.ts). */
const controlledServers = ' https: http://localhost:* http://127.0.0.1:*';

/** Films of this site are steered in their frame (client/media/YoutubeItem.tsx). */
const filmSite = 'https://www.youtube-nocookie.com';
/** What a film may ask of a browser: to start by itself, and to play what is protected. */
const filmFeatures = ['autoplay', 'encrypted-media'];
/** Asked for by pages of ours: a screen fills its panel, an address is copied. */
const ownFeatures = ['fullscreen', 'clipboard-write'];
/** Nobody's business here. Browsers grant some of these to any page that asks. */
const noFeatures = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The Content-Security-Policy of a page. Scripts come from this server only, but one that stands in the page, and
 * nothing is evaluated. Styles may stand in the page, for the interface library writes them there. Only a screen shows
 * pictures, films and pages from other servers, for administrators enter their addresses: by https, and by http where
 * the screen came so itself or where the server is the screen's own device (docs/decisions/052).
 */
export function contentSecurityPolicy(kind: PageKind, isSecure: boolean): string {
  const elsewhere = isSecure ? ' https: http://localhost:* http://127.0.0.1:*' : ' https: http:';
  const others = kind === 'screen' ? elsewhere : '';
  return [
    "default-src 'self'",
    `script-src 'self' ${retryScript.source}`,
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    `img-src 'self' data: blob:${others}`,
    `media-src 'self' data: blob:${others}`,
    `frame-src 'self'${kind === 'kiosk' ? ` ${filmSite}` : others}`,
    `connect-src 'self'${kind === 'controller' ? controlledServers : ''}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join(';');
}

/** The Permissions-Policy of every answer: what no page of ours needs, no page gets, nor any frame in it. */
export const permissionsPolicy = [
  ...filmFeatures.map((name) => `${name}=(self "${filmSite}")`),
  ...ownFeatures.map((name) => `${name}=(self)`),
  ...noFeatures.map((name) => `${name}=()`),
].join(', ');
