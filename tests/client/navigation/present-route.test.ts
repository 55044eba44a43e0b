import { expect, test } from 'vitest';
import { ignoreLinksToPresentRoute, isPresentRoute } from '#client/navigation/present-route.ts';

const present = new URL('https://hospital.example/admin/demo/management?page=2');

test('a link to the route already shown is known', () => {
  expect(isPresentRoute('/admin/demo/management?page=2', present)).toBe(true);
  expect(isPresentRoute('https://hospital.example/admin/demo/management?page=2', present)).toBe(true);
});

test('another path, query, origin or place on the page is another route', () => {
  expect(isPresentRoute('?page=2#top', present)).toBe(false);
  expect(isPresentRoute('/admin/demo/management', present)).toBe(false);
  expect(isPresentRoute('/admin/demo/system', present)).toBe(false);
  expect(isPresentRoute('https://elsewhere.example/admin/demo/management?page=2', present)).toBe(false);
});

/** A window whose clicks fall on a link with these attributes; true if the click goes through. */
function click(attributes: Record<string, string>, more: Partial<MouseEvent> = {}): boolean {
  const link = {
    getAttribute: (name: string) => attributes[name] ?? null,
    hasAttribute: (name: string) => name in attributes,
  };
  const window = Object.assign(new EventTarget(), { location: present, closest: () => link });
  ignoreLinksToPresentRoute(window as unknown as Window);
  const event = Object.assign(new Event('click', { cancelable: true }), { button: 0, ...more });
  return window.dispatchEvent(event);
}

test('a plain click on a link to the present route does nothing', () => {
  expect(click({ href: '?page=2' })).toBe(false);
  expect(click({ href: '/admin/demo/system' })).toBe(true);
});

test('opening it elsewhere, or keeping it as a file, is left to the browser', () => {
  expect(click({ href: '?page=2' }, { ctrlKey: true })).toBe(true);
  expect(click({ href: '?page=2' }, { button: 1 })).toBe(true);
  expect(click({ href: '?page=2', target: '_blank' })).toBe(true);
  expect(click({ href: '?page=2', download: '' })).toBe(true);
});
