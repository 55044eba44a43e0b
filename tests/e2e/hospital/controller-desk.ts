import type { Page } from 'playwright';
import type { QueueState } from '#generated/shapes.ts';
import { expectPage } from '../../browser/expect-page.ts';

/** A controller as a nurse works with it: a real page, driven by its buttons. */
export interface Desk {
  page: Page;
  room: string;
  /** Numbers that this desk has called and called again, in order, as its screen has shown them. */
  called: string[];
  next(): Promise<string>;
  recall(): Promise<void>;
  pass(): Promise<void>;
  pause(): Promise<void>;
  restart(): Promise<void>;
}

/** Signs a nurse in at the controller, who starts calling at the room. */
export async function openDesk(
  page: Page,
  url: string,
  signIn: { orgGid: string; staffId: string; password: string; room: string },
): Promise<Desk> {
  await page.goto(`${url}/panel-controller`);
  for (const field of ['orgGid', 'staffId', 'password'] as const) {
    await page.locator(`input[name=${field}]`).fill(signIn[field]);
  }
  await page.locator('button[type=submit]').click();
  await page.locator('.counter-card', { hasText: signIn.room }).click();
  const action = (name: string) => page.locator(`[data-action=${name}]`);
  await action('next').waitFor();
  const called: string[] = [];

  const press = async (name: string): Promise<QueueState> => {
    await expectPage(action(name)).toBeEnabled();
    await page.locator(`[data-action=${name}]:not([data-waits])`).waitFor();
    const answer = page.waitForResponse((response) => response.url().includes(`/${name}`) && response.ok());
    await action(name).click();
    return (await answer).json();
  };
  const label = ({ current, width }: QueueState) => String(current?.number ?? '').padStart(width, '0');

  return {
    page,
    room: signIn.room,
    called,
    next: async () => {
      const number = label(await press('next'));
      called.push(number);
      return number;
    },
    recall: async () => void (await press('recall')),
    pass: async () => void (await press('pass')),
    pause: async () => {
      await action('pause').click();
      const answer = page.waitForResponse((response) => response.url().includes('/pause') && response.ok());
      await page.locator('[data-confirm=pause]').click();
      await answer;
    },
    restart: async () => void (await press('restart')),
  };
}
