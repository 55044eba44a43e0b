import { expect, test } from 'vitest';
import { originIn } from '#admin/form/widgets/origin-in.ts';

test('an address from the address line of a browser is its origin', () => {
  expect(originIn('https://queue.clinic.th/')).toBe('https://queue.clinic.th');
  expect(originIn(' HTTPS://Queue.Clinic.th:8443/admin/demo?tab=1#top ')).toBe('https://queue.clinic.th:8443');
  expect(originIn('https://queue.clinic.th:443')).toBe('https://queue.clinic.th');
});

test('what is no address of a website stays as it was typed', () => {
  for (const text of ['queue.clinic.th', 'https:queue.clinic.th', 'https://', 'ftp://queue.clinic.th/', ''])
    expect(originIn(` ${text} `)).toBe(text);
});
