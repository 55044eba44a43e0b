import { expect, test } from 'vitest';
import { type FocusHolder, type FocusPage, rememberFocus } from '#controller/desk/remember-focus.ts';

/** A page with a main button, on which `had` has the focus; and what is focused on it, by name. */
function pageWith(name: string, more: { gone?: boolean; disabled?: boolean; noMain?: boolean } = {}) {
  const focused: string[] = [];
  const element = (own: string): FocusHolder => ({
    get isConnected() {
      return own !== name || !more.gone;
    },
    matches: (selector) => selector === ':disabled' && own === name && more.disabled === true,
    focus: () => focused.push(own),
  });
  const body = element('body');
  const page: FocusPage = {
    activeElement: name === 'body' ? body : element(name),
    body,
    querySelector: (selector) => (selector === '.action.large:enabled' && !more.noMain ? element('main') : null),
  };
  return { page, focused, more };
}

test('what had the focus before a window opened gets it back', () => {
  const { page, focused } = pageWith('menu of a row');
  const giveBack = rememberFocus(page);
  expect(focused).toEqual([]);
  giveBack();
  expect(focused).toEqual(['menu of a row']);
});

test('the main button takes the place of what has gone or is disabled by then', () => {
  for (const change of ['gone', 'disabled'] as const) {
    const { page, focused, more } = pageWith('menu of a row');
    const giveBack = rememberFocus(page);
    more[change] = true;
    giveBack();
    expect(focused).toEqual(['main']);
  }
});

test('without a main button that can be pressed nothing is focused', () => {
  const { page, focused } = pageWith('menu of a row', { gone: true, noMain: true });
  rememberFocus(page)();
  expect(focused).toEqual([]);
});

test('where nothing had the focus nothing gets it, so that the space bar calls the next patient', () => {
  const { page, focused } = pageWith('body');
  rememberFocus(page)();
  expect(focused).toEqual([]);
});
