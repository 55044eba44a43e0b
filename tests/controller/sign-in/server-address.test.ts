import { expect, test } from 'vitest';
import { serverAddress } from '#controller/sign-in/server-address.ts';

test.each([
  ['', ''],
  ['  ', ''],
  [' https://queue.hospital.example/ ', 'https://queue.hospital.example'],
  ['https://queue.hospital.example:8443/panel-controller', 'https://queue.hospital.example:8443'],
  ['http://localhost:3000', 'http://localhost:3000'],
  ['http://queue.hospital.example', undefined],
  ['queue.hospital.example', undefined],
  ['javascript:alert(1)', undefined],
])('%j is the server %j', (typed, address) => {
  expect(serverAddress(typed)).toBe(address);
});
