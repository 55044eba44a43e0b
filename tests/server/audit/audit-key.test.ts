import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditKeyFile, openAuditKey } from '#server/audit/audit-key.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callboard-key-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

test('the key is made once and only its owner can read it', () => {
  const key = openAuditKey(folder, { AUDIT_KEY: '' });
  expect(statSync(auditKeyFile(folder)).mode & 0o777).toBe(0o600);
  expect(readFileSync(auditKeyFile(folder), 'utf8').trim()).toMatch(/^[0-9a-f]{64}$/);
  const again = openAuditKey(folder, { AUDIT_KEY: '' });
  expect(again.id).toBe(key.id);
  expect(again.link('before', 'entry')).toBe(key.link('before', 'entry'));
});

test('the variable goes before the file; too short a secret ends the start', () => {
  const key = openAuditKey(folder, { AUDIT_KEY: 'a'.repeat(32) });
  expect(openAuditKey(folder, { AUDIT_KEY: 'b'.repeat(32) }).link('', '')).not.toBe(key.link('', ''));
  expect(() => openAuditKey(folder, { AUDIT_KEY: 'short' })).toThrow('at least 32 characters');
});

test('an identifier has one mark however it is typed, and another one in another organisation', () => {
  const key = openAuditKey(folder, { AUDIT_KEY: '' });
  expect(key.mark('a', ' a123456789')).toBe(key.mark('a', 'Ａ１２３４５６７８９'));
  expect(key.mark('a', 'A123456789')).not.toBe(key.mark('b', 'A123456789'));
  expect(key.mark('a', 'A123456789')).not.toContain('A123');
});

test('a press that is sent again tells the same secret, another press another one', () => {
  const key = openAuditKey(folder, { AUDIT_KEY: '' });
  expect(openAuditKey(folder, { AUDIT_KEY: '' }).secretOf('press 1')).toBe(key.secretOf('press 1'));
  expect(key.secretOf('press 1')).not.toBe(key.secretOf('press 2'));
  expect(key.secretOf('press 1')).not.toBe(key.fingerprint('press 1'));
});
