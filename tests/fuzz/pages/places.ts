import type { Page } from 'playwright';
import { knownPasswords } from '#demo/access.ts';
import { organisation } from '#demo/hospital/organisation.ts';
import { rooms } from '#demo/hospital/rooms.ts';
import type { RunningServer } from '../../running/server.ts';

interface Entry {
  readonly size: { readonly width: number; readonly height: number };
  /** Whether its window is one that people make larger and smaller. */
  readonly resized: boolean;
  /** Goes there, and signs in where nobody is. */
  enter(page: Page, server: RunningServer): Promise<void>;
}

const desktop = { size: { width: 1280, height: 800 }, resized: true } as const;
const upright = { size: { width: 1080, height: 1920 }, resized: false } as const;

/** Where somebody walks. */
export const places = {
  desk: { ...desktop, enter: enterDesk },
  admin: {
    ...desktop,
    enter: (page, { url }) =>
      signIn(page, `${url}/admin/${organisation.gid}/management`, { password: knownPasswords.organisation }),
  },
  system: {
    ...desktop,
    enter: (page, { url, adminPassword }) => signIn(page, `${url}/system-advance`, { password: adminPassword }),
  },
  kiosk: { ...upright, enter: (page, server) => enterByStartPage(page, server, '/any-check/') },
  ticket: { ...upright, enter: (page, server) => enterByStartPage(page, server, '/ticket-machine/') },
} as const satisfies Record<string, Entry>;

export type Place = keyof typeof places;

const formMs = 5000;

async function signIn(page: Page, address: string, typed: Readonly<Record<string, string>>): Promise<void> {
  await page.goto(address);
  const password = page.locator('input[type=password]');
  const asked = await password.waitFor({ timeout: formMs }).then(
    () => true,
    () => false,
  );
  if (!asked) return;
  for (const [name, value] of Object.entries(typed)) {
    const field = name === 'password' ? password : page.locator(`input[name=${name}]`);
    await field.fill(value);
  }
  await page.locator('button[type=submit]').click();
}

async function enterDesk(page: Page, { url }: RunningServer): Promise<void> {
  const [room] = rooms;
  const who = { orgGid: organisation.gid, staffId: room!.nurseId, password: knownPasswords.staff };
  await signIn(page, `${url}/panel-controller`, who);
  // Somebody who sits there already is not asked where.
  const choice = page.locator('.counter-card').first();
  await choice.click({ timeout: formMs }).catch(() => undefined);
}

async function enterByStartPage(page: Page, { url }: RunningServer, kind: string): Promise<void> {
  await page.goto(url);
  const link = page.locator(`a[href*="${kind}"]`).first();
  await page.goto(new URL((await link.getAttribute('href')) ?? '', url).href);
}
