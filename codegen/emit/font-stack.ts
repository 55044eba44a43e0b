import { fontStacks } from '../look/font-stacks.ts';
import type { Model } from '../model.ts';
import { literal, printTypeScript } from '../print.ts';

/** The fonts of everything that does not say others. */
export function emitFontStack({ schemas }: Model): string {
  const [usual = ''] = fontStacks(schemas).values();
  return printTypeScript(
    `/** Chinese first, then Thai and the platform's own. */\nexport const fontStack = ${literal(usual)};`,
  );
}
