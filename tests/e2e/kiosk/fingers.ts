import type { Page } from 'playwright';

/** Fingers on a screen, each by its number: several at once, and as they move. */
export interface Fingers {
  down(finger: number, x: number, y: number): Promise<void>;
  move(finger: number, x: number, y: number): Promise<void>;
  up(finger: number): Promise<void>;
}

/** Touches a page as the device's driver does; its context has a touch screen. */
export async function fingersOn(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page);
  const on = new Map<number, { x: number; y: number; id: number }>();
  const send = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touchPoints: { x: number; y: number; id: number }[],
  ) => {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  return {
    async down(id, x, y) {
      on.set(id, { x, y, id });
      await send('touchStart', [...on.values()]);
    },
    async move(id, x, y) {
      on.set(id, { x, y, id });
      await send('touchMove', [...on.values()]);
    },
    async up(id) {
      const point = on.get(id)!;
      on.delete(id);
      await send('touchEnd', on.size > 0 ? [point] : []);
    },
  };
}
