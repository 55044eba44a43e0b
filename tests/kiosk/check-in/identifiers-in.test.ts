import { expect, test } from 'vitest';
import { identifiersIn, ticketKeyIn } from '#kiosk/check-in/identifiers-in.ts';

test.each([
  ['A123456789', ['A123456789']],
  ['  A123456789 ', ['A123456789']],
  [']Q3A123456789', ['A123456789']],
  ['A123\u001d', ['A123']],
  ['%A123456789?', ['A123456789']],
  ['%A123456789?;0012345?', ['A123456789', '0012345']],
  [';0012345=991210100000?', ['0012345']],
  [';0012345=991210100000?+0012345=1?', ['0012345']],
  ['%B4111111111111111^WANG/DAMING^2512101?;4111111111111111=2512101?', ['4111111111111111']],
  ['%B4111111111111111^WANG/DAMING^2512101?;0012345=1?', ['0012345', '4111111111111111']],
  ['%B123456789^WANG?', ['B123456789']],
  ['%E?;0012345?', ['0012345']],
  [';0012345', ['0012345']],
  ['https://hospital.example/visit?id=DAY-1', ['DAY-1']],
  ['https://hospital.example/visits/DAY-1', ['DAY-1']],
  ['9'.repeat(61), []],
])('%s', (text, identifiers) => {
  expect(identifiersIn(text)).toEqual(identifiers);
});

test('the code of a ticket leads to its ticket, and nothing else does', () => {
  const key = 'Ab-_56789012345678901234';
  expect(ticketKeyIn(`https://hospital.example/ticket/${key}`)).toBe(key);
  expect(ticketKeyIn(`https://hospital.example/tickets/${key}`)).toBeUndefined();
  expect(ticketKeyIn('A123456789')).toBeUndefined();
});
