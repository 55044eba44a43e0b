import { expect, test } from 'vitest';
import { readNetworks } from '#server/ground/networks.ts';
import { placeOfAddress } from '#server/ground/plain-address.ts';

test('a list holds its addresses and networks, however an address is spelt', () => {
  const { has } = readNetworks('10.0.0.5, 192.168.0.0/16, fd00::/8');
  expect(['10.0.0.5', '192.168.7.7', '::ffff:192.168.7.7', '::ffff:c0a8:707', 'fd12::1'].filter(has)).toHaveLength(5);
  expect(['10.0.0.6', '192.169.0.1', '::1', 'fe80::1', 'unknown', '', '10.0.0.5, 8.8.8.8'].filter(has)).toEqual([]);
});

test('loopback is this machine, none is nobody', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].every(readNetworks('loopback').has)).toBe(true);
  expect(readNetworks('none').has('127.0.0.1')).toBe(false);
});

test.each([
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0/8',
  '10.0.0.0/8/8',
  'fd00::/129',
  '::ffff:10.0.0.0/104',
  'proxy.local',
  '1',
])('%s is no network', (entry) => expect(() => readNetworks(entry)).toThrow(entry));

test('the 2^64 addresses of one IPv6 customer are one place, and so is whatever is no address', () => {
  expect(placeOfAddress('2001:db8:1:2:3::4')).toBe(placeOfAddress('2001:db8:1:2:ffff::1'));
  expect(placeOfAddress('2001:db8:1:3::4')).not.toBe(placeOfAddress('2001:db8:1:2::4'));
  expect([placeOfAddress('::ffff:10.0.0.1'), placeOfAddress('10.0.0.1')]).toEqual(['10.0.0.1', '10.0.0.1']);
  expect(placeOfAddress('x'.repeat(8000))).toBe('unknown');
});
