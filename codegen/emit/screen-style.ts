import { fontStacks } from '../look/font-stacks.ts';
import { customProperty, palettes } from '../look/palettes.ts';
import type { Model } from '../model.ts';
import { banner } from '../print.ts';

/** The usual fonts of a screen, and its colours as custom properties; a theme says only what is not as in the first. */
export function emitScreenStyle({ schemas }: Model): string {
  const [fonts = ''] = fontStacks(schemas).values();
  const [[, first] = ['', {}]] = palettes(schemas);
  const rules = palettes(schemas).map(([theme, palette], index) => {
    const own = Object.entries(palette).filter(([name, colour]) => index === 0 || first[name] !== colour);
    const lines = own.map(([name, colour]) => `  ${customProperty(name)}: ${colour};\n`);
    return `${index === 0 ? '.screen' : `.theme-${theme}`} {\n${lines.join('')}}\n`;
  });
  return [`/* ${banner} */`, `body {\n  font-family: ${fonts};\n}\n`, ...rules].join('\n');
}
