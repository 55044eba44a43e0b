import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { macAddressesIn } from '#launcher/machine/mac-addresses.ts';

const card = (mac: string, internal = false) => ({ mac, internal }) as NetworkInterfaceInfo;

test('each network card is told once; the loopback and tunnels have none', () => {
  const interfaces = {
    lo: [card('00:00:00:00:00:00', true)],
    eth0: [card('02:ab:cd:12:34:56'), card('02:ab:cd:12:34:56')],
    tun0: [card('00:00:00:00:00:00')],
    wlan0: [card('02:ab:cd:12:34:57')],
  };
  expect(macAddressesIn(interfaces)).toEqual(['02:AB:CD:12:34:56', '02:AB:CD:12:34:57']);
});
