import type { Page } from 'playwright';
import type { Random } from '../random.ts';
import type { Pressable } from './pressable.ts';
import { typedText } from './typed.ts';

/** What somebody does with mouse and keyboard. */
export interface Hands {
  press(what: Pressable): Promise<void>;
  /** Types into any field, a second time over what stands there. */
  typeAnywhere(): Promise<void>;
  chooseOption(): Promise<void>;
  /** Drags a row by its handle to any height of the window. */
  drag(): Promise<void>;
  key(key: string): Promise<void>;
  reload(): Promise<unknown>;
  goBack(): Promise<unknown>;
}

const typedInto = ['text', 'search', 'tel', 'url', 'email', 'number', 'password', 'textarea', 'date', 'time'];
const field =
  'input:not([type=file], [type=checkbox], [type=radio], [type=password], [type=hidden]):visible, textarea:visible';
/** Rows are dragged by one of their buttons. */
const handle = '[draggable=true]:visible, li button:visible';

export function handsOn(page: Page, random: Random, note: (act: string) => void): Hands {
  async function press({ tag, type, name, x, y }: Pressable): Promise<void> {
    note(`${tag} “${name}”`);
    const { height } = page.viewportSize()!;
    if (y < 0 || y > height) {
      await page.mouse.wheel(0, y - height / 2);
      return;
    }
    if (random.percent(8)) await page.mouse.dblclick(x, y);
    else await page.mouse.click(x, y);
    if (typedInto.includes(type)) await typeText();
  }

  async function typeText(): Promise<void> {
    const text = typedText(random);
    note(`types “${text}”`);
    await page.keyboard.insertText(text);
  }

  async function anyOf(selector: string) {
    const all = page.locator(selector);
    const count = await all.count();
    return count > 0 ? all.nth(random.upTo(count - 1)) : undefined;
  }

  return {
    press,
    typeAnywhere: async () => {
      const found = await anyOf(field);
      await found?.click({ clickCount: random.percent(50) ? 3 : 1, timeout: 1000 });
      if (found) await typeText();
    },
    chooseOption: async () => {
      const select = await anyOf('select:visible');
      const options = (await select?.locator('option').count()) ?? 0;
      if (!select || options === 0) return;
      const index = random.upTo(options - 1);
      note(`chooses option ${index} of “${await select.getAttribute('aria-label')}”`);
      await select.selectOption({ index });
    },
    drag: async () => {
      const box = await (await anyOf(handle))?.boundingBox();
      if (!box) return;
      const y = random.upTo(page.viewportSize()!.height);
      note(`drags ${Math.round(box.x)},${Math.round(box.y)} to ${y}`);
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 + random.upTo(300) * (random.percent(30) ? 1 : 0), y, { steps: 6 });
      await page.mouse.up();
    },
    key: (key) => {
      note(`key ${key}`);
      return page.keyboard.press(key);
    },
    reload: () => {
      note('reload');
      return page.reload();
    },
    goBack: () => {
      note('back');
      return page.goBack();
    },
  };
}
