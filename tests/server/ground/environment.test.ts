import { expect, test } from 'vitest';
import { readEnvironment } from '#server/ground/environment.ts';

test('what is not set has its default', () => {
  expect(readEnvironment({})).toEqual({
    PORT: 8080,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    DATABASE_URL: '',
    DEMO: '1',
    ADMIN_PASSWORD: '',
    TRUSTED_PROXIES: 'loopback',
    AUDIT_KEY: '',
    HOSPITAL_SYSTEM_NETWORKS: '',
    OIDC_ISSUER: '',
    OIDC_CLIENT_ID: '',
    OIDC_CLIENT_SECRET: '',
    OIDC_SCOPES: 'openid profile email',
    OIDC_NAME_CLAIM: 'name',
    OIDC_ADMIN_CLAIM: 'roles',
    OIDC_ADMIN_VALUE: '',
    OIDC_LABEL: 'OpenID Connect',
    OIDC_PASSWORD: '1',
    OIDC_NETWORKS: '',
    PRINTER_NETWORKS: '10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, fc00::/7',
    PUSH_SERVICES: 'fcm.googleapis.com, push.services.mozilla.com, notify.windows.com, push.apple.com',
    PUSH_NETWORKS: '',
    MEDIA_NETWORKS: '',
    MEDIA_DIR: '',
    TLS_CERT_FILE: '',
    TLS_KEY_FILE: '',
    HTTP_REDIRECT_PORT: 0,
    SECURITY_CONTACT: '',
    METRICS_TOKEN: '',
    BACKUP_DIR: '',
    BACKUP_EVERY_HOURS: 24,
    BACKUP_TIME: '03:30',
    TZ: '',
    BACKUP_KEEP: 14,
    BACKUP_PUBLIC_KEY: '',
    LOG_LEVEL: 'info',
  });
});

test('an empty value counts as not set, and other variables do not matter', () => {
  expect(readEnvironment({ PORT: '', SHELL: 'sh' }).PORT).toBe(8080);
});

test('a blank value counts as not set: a space was port 0, which is any that is free', () => {
  const blank = readEnvironment({ PORT: ' ', DATA_DIR: '\t', METRICS_TOKEN: '\r' });
  expect(blank).toMatchObject({ PORT: 8080, DATA_DIR: './data', METRICS_TOKEN: '' });
});

test('what is not written as it should be is said in words, not as an expression', () => {
  expect(() => readEnvironment({ BACKUP_TIME: '3:30' })).toThrow(
    /BACKUP_TIME is not what it should be: .*hours and minutes, such as 03:30\.$/,
  );
  expect(() => readEnvironment({ METRICS_TOKEN: 'short' })).toThrow(/METRICS_TOKEN .*at least 16 characters/);
});

test('the issuer of an identity provider is an address, and what stands beside it is named', () => {
  const beside = { OIDC_CLIENT_ID: 'callboard', OIDC_ADMIN_VALUE: 'operator' };
  expect(() => readEnvironment({ OIDC_ISSUER: 'login.example', ...beside })).toThrow(/OIDC_ISSUER is no address/);
  expect(() => readEnvironment({ OIDC_ISSUER: 'https://login.example' })).toThrow(/OIDC_ISSUER needs OIDC_CLIENT_ID/);
});

test('push services are hosts, without a scheme or a path', () => {
  for (const PUSH_SERVICES of ['none', 'push.hospital, localhost', 'push.hospital,']) {
    expect(readEnvironment({ PUSH_SERVICES }).PUSH_SERVICES).toBe(PUSH_SERVICES);
  }
  expect(() => readEnvironment({ PUSH_SERVICES: 'push.hospital, https://other.hospital' })).toThrow(
    /PUSH_SERVICES: "https:\/\/other.hospital" is no host/,
  );
});

test('a port is a number', () => {
  expect(readEnvironment({ PORT: '8111' }).PORT).toBe(8111);
  expect(() => readEnvironment({ PORT: '70000' })).toThrow(/PORT must be <= 65535/);
});

test('the address of a database is one of PostgreSQL', () => {
  const address = 'postgresql://callboard:secret@db.hospital:5432/callboard';
  expect(readEnvironment({ DATABASE_URL: address }).DATABASE_URL).toBe(address);
  expect(() => readEnvironment({ DATABASE_URL: 'mysql://x/y' })).toThrow(/DATABASE_URL is no address of PostgreSQL/);
});

test('networks are addresses and CIDR; what is none is named', () => {
  const TRUSTED_PROXIES = '10.0.0.5, 10.1.0.0/16,fd00::/8, loopback';
  expect(readEnvironment({ TRUSTED_PROXIES }).TRUSTED_PROXIES).toBe(TRUSTED_PROXIES);
  expect(() => readEnvironment({ TRUSTED_PROXIES: '10.0.0.0/40' })).toThrow(
    /TRUSTED_PROXIES: "10.0.0.0\/40" is neither/,
  );
  expect(() => readEnvironment({ HOSPITAL_SYSTEM_NETWORKS: 'his.hospital' })).toThrow(/"his.hospital" is neither/);
});
