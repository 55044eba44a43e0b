import { expect, it } from 'vitest';
import { emitScreenStyle } from '#codegen/emit/screen-style.ts';
import { expand } from '#codegen/expand/expand.ts';
import { product } from '../fixture.ts';

it('screen.css says the usual fonts, the colours of the first theme, and of others what is not as in the first', () => {
  const files = {
    'values/FontStack': {
      type: 'string',
      enum: ['plain', 'other'],
      'x-fonts': {
        plain: { chinese: ['Noto Sans TC'], thai: ['Noto Sans Thai'], last: ['sans-serif'] },
        other: { chinese: ['Songti TC'], thai: ['Noto Serif Thai'], last: ['serif'] },
      },
    },
    'values/Theme': {
      type: 'string',
      enum: ['dark', 'light'],
      'x-palettes': { dark: { ink: '#ffffff', onCall: '#000000' }, light: { ink: '#111111', onCall: '#000000' } },
    },
  };
  const text = emitScreenStyle(expand(product({ files })));
  expect(text.slice(text.indexOf('body'))).toBe(`body {
  font-family: "Noto Sans TC", "Noto Sans Thai", sans-serif;
}

.screen {
  --ink: #ffffff;
  --on-call: #000000;
}

.theme-light {
  --ink: #111111;
}
`);
});
