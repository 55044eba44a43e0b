import { stringify } from 'yaml';

/** What a launcher is told when nothing else is: one full screen, watched and reloaded. */
const settings = {
  url: 'https://callboard.example/panel/PANEL?key=KEY',
  window: { fullscreen: true, kiosk: true, hideCursor: true, zoom: 1 },
  proxy: { enabled: false, host: '', port: 8080, bypass: ['localhost'] },
  reload: { afterFailureSeconds: 10, dailyAt: '04:30' },
  update: { automatic: true, checkEveryMinutes: 60 },
};

/** A configuration file to begin with, as YAML. */
export function configurationTemplate(): string {
  return stringify(settings);
}
