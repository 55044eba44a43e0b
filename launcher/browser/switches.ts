import type { LaunchConfiguration } from '#generated/shapes.ts';
import type { LauncherKind } from '../options.ts';

/** Switches that every device needs: one page that plays sound and is never slowed down or interrupted. */
const always = [
  '--no-first-run',
  '--no-default-browser-check',
  '--noerrdialogs',
  '--disable-session-crashed-bubble',
  '--hide-crash-restore-bubble',
  '--disable-component-update',
  '--disable-features=Translate',
  '--disable-pinch',
  '--overscroll-history-navigation=0',
  '--autoplay-policy=no-user-gesture-required',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
  '--password-store=basic',
  '--remote-debugging-pipe',
];

/** The switches of a browser for a device with these settings. */
export function switchesFor({
  kind,
  server,
  profile,
  configuration: { window, proxy },
  more,
}: {
  kind: LauncherKind;
  server: string;
  profile: string;
  configuration: LaunchConfiguration;
  more: readonly string[];
}): string[] {
  // Staff have other programs beside the controller.
  const size = kind === 'controller' ? '--start-maximized' : '--kiosk';
  const switches = [size, ...always, `--user-data-dir=${profile}`];
  // A closed network has no certificate; the page may keep itself for a start without the server there as well.
  if (server.startsWith('http:')) switches.push(`--unsafely-treat-insecure-origin-as-secure=${server}`);
  // Slips go to the printer that the system has set, without a window that nobody answers.
  if (kind === 'kiosk' || kind === 'ticketMachine') switches.push('--kiosk-printing');
  if (window?.zoom !== undefined) switches.push(`--force-device-scale-factor=${window.zoom}`);
  if (proxy?.host) switches.push(`--proxy-server=${proxy.host}:${proxy.port ?? 8080}`);
  if (proxy?.host && proxy.bypass?.length) switches.push(`--proxy-bypass-list=${proxy.bypass.join(';')}`);
  return [...switches, ...more];
}
