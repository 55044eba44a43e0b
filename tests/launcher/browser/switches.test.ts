import { expect, test } from 'vitest';
import { switchesFor } from '#launcher/browser/switches.ts';

const of = (more: object = {}) =>
  switchesFor({
    kind: 'panel',
    server: 'https://calls.example',
    profile: '/state/browser',
    configuration: {},
    more: [],
    ...more,
  });

test('the browser is full screen, plays sound by itself, and is led over a pipe and never over a port', () => {
  const switches = of();
  for (const one of ['--kiosk', '--autoplay-policy=no-user-gesture-required', '--remote-debugging-pipe']) {
    expect(switches).toContain(one);
  }
  expect(switches.join(' ')).not.toContain('remote-debugging-port');
  expect(switches).toContain('--user-data-dir=/state/browser');
});

test('a desk has other programs beside its controller', () => {
  expect(of({ kind: 'controller' })).not.toContain('--kiosk');
  expect(of({ kind: 'controller' })).toContain('--start-maximized');
});

test('settings become switches', () => {
  const configuration = { window: { zoom: 1.5 }, proxy: { host: 'proxy.example', port: 3128, bypass: ['localhost'] } };
  expect(of({ configuration })).toEqual(
    expect.arrayContaining([
      '--force-device-scale-factor=1.5',
      '--proxy-server=proxy.example:3128',
      '--proxy-bypass-list=localhost',
    ]),
  );
});

test('slips are printed without a question, and only where slips are printed', () => {
  expect(of({ kind: 'ticketMachine' })).toContain('--kiosk-printing');
  expect(of()).not.toContain('--kiosk-printing');
});

test('on a closed network without a certificate the page may keep itself, there and nowhere else', () => {
  const insecure = (switches: string[]) => switches.filter((one) => one.includes('insecure'));
  expect(insecure(of({ server: 'http://10.0.0.5' }))).toEqual([
    '--unsafely-treat-insecure-origin-as-secure=http://10.0.0.5',
  ]);
  expect(insecure(of())).toEqual([]);
});
