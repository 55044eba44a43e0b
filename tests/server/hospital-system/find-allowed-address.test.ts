import { expect, test } from 'vitest';
import { findAllowedAddress, isAllowedAddress } from '#server/hospital-system/find-allowed-address.ts';

/** Every way to write one host that a URL knows is one host. */
const hostOf = (host: string) => new URL(`http://${host}/`).hostname;
const refused = async (host: string, listed = '') => {
  const outcome = await findAllowedAddress(hostOf(host), listed).catch((error) => error);
  return outcome instanceof Error && outcome.message === 'address_not_allowed';
};

test.each([
  '127.0.0.1',
  '2130706433',
  '0x7f.1',
  '0177.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.0.1',
  '100.64.0.1',
  '169.254.169.254',
  '0xa9fea9fe',
  '0.0.0.0',
  '224.0.0.1',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:a9fe:a9fe]',
  '[64:ff9b::a9fe:a9fe]',
  '[2002:7f00:1::]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[fe80::1]',
  'localhost',
])('%s is called only where the operator lists it', async (host) => {
  expect(await refused(host)).toBe(true);
});

test('public addresses need no list', () => {
  for (const address of ['8.8.8.8', '2606:4700::1111', '::ffff:8.8.8.8']) {
    expect(isAllowedAddress(address, ''), address).toBe(true);
  }
});

test('a listed network is called, and only it', async () => {
  expect(await refused('10.1.2.3', '10.1.0.0/16, fd00::/8')).toBe(false);
  expect(await refused('[::ffff:10.1.2.3]', '10.1.0.0/16')).toBe(false);
  expect(await refused('10.2.2.3', '10.1.0.0/16, fd00::/8')).toBe(true);
  expect(await refused('localhost', 'loopback')).toBe(false);
});

test('the metadata services of clouds are not meant by a wide network, only by their own', async () => {
  expect(await refused('169.254.169.254', '0.0.0.0/0')).toBe(true);
  expect(await refused('[fe80::1]', '::/0')).toBe(true);
  expect(await refused('169.254.169.254', '169.254.169.0/24')).toBe(false);
});
