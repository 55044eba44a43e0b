import { stringify } from 'yaml';
import type { LaunchConfiguration } from '#generated/shapes.ts';

/** What a launcher does when nothing else is said; without an address it shows the device's own page. */
const settings: LaunchConfiguration = {
  window: { zoom: 1, hideCursor: true },
  screen: { rotation: 'normal' },
  sound: { volume: 80 },
  proxy: { host: 'proxy.callboard.example', port: 8080, bypass: ['localhost'] },
  reload: { afterFailureSeconds: 10, dailyAt: '04:30' },
  update: { automatic: true, checkEveryMinutes: 1 },
};

/** A configuration file to begin with, as YAML. */
export function configurationTemplate(): string {
  return stringify(settings);
}
