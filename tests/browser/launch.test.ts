import type { Browser } from 'playwright';
import { afterEach, describe, expect, test } from 'vitest';
import { browserFromNpm, type LaunchOptions, launchBrowser } from './launch.ts';

let browser: Browser | undefined;
afterEach(() => browser?.close());

/** Ink of each character: how many of its pixels are dark. Missing characters all look the same. */
async function inkOf(characters: string[], lang: string, options: LaunchOptions): Promise<number[]> {
  browser = await launchBrowser(options);
  const page = await browser.newPage();
  return page.evaluate(
    ({ characters, lang }) => {
      document.documentElement.lang = lang;
      const canvas = document.createElement('canvas');
      canvas.width = canvas.height = 100;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      if (!context) throw new Error('no canvas');
      context.font = '64px sans-serif';
      return characters.map((character) => {
        context.clearRect(0, 0, 100, 100);
        context.fillText(character, 10, 80);
        return context.getImageData(0, 0, 100, 100).data.filter((value, index) => index % 4 === 3 && value > 128)
          .length;
      });
    },
    { characters, lang },
  );
}

describe('the browser under test', () => {
  test.each([
    ['zh-TW', ['一', '診', '號', '龘']],
    ['th', ['ก', 'ห', 'ผ', 'ญ']],
  ])('draws each %s character as itself on a machine without any font', async (lang, characters) => {
    const ink = await inkOf(characters, lang, { machineFonts: false });
    expect(new Set(ink).size).toBe(characters.length);
    expect(Math.min(...ink)).toBeGreaterThan(0);
  });

  test.runIf(process.platform === 'linux' && process.arch === 'x64')(
    'can be the one from npm, with libraries of its own',
    async () => {
      const fromNpm = await browserFromNpm();
      const [one, many] = await inkOf(['一', '龘'], 'zh-TW', { browser: fromNpm, machineFonts: false });
      expect(many).toBeGreaterThan(3 * (one ?? 0));
    },
  );
});
