import { beforeEach, expect, test, vi } from 'vitest';
import { createLeaving, type Leaving } from '#admin/layout/leaving.ts';

let leaving: Leaving;
const way = { proceed: vi.fn(), reset: vi.fn() };
beforeEach(() => {
  vi.clearAllMocks();
  leaving = createLeaving();
});

const holder = (holds = true) => ({ holds: () => holds });

test('every part of a page that would lose something asks, the uppermost first, before it is left', () => {
  const [form, idle, dialog] = [holder(), holder(false), holder()];
  for (const one of [form, idle, dialog]) leaving.hold(one);
  leaving.ask(way);
  expect(leaving.asking.get()).toBe(dialog);
  leaving.leave(dialog);
  // The window of the first question closes after its yes.
  leaving.stay(dialog);
  expect(leaving.asking.get()).toBe(form);
  expect(way.proceed).not.toHaveBeenCalled();
  leaving.leave(form);
  expect(leaving.asking.get()).toBeUndefined();
  expect(way.proceed).toHaveBeenCalledOnce();
  expect(way.reset).not.toHaveBeenCalled();
});

test('one no keeps the page, and the next time all of them ask again', () => {
  const [form, dialog] = [holder(), holder()];
  for (const one of [form, dialog]) leaving.hold(one);
  leaving.ask(way);
  leaving.leave(dialog);
  leaving.stay(form);
  expect(way.reset).toHaveBeenCalledOnce();
  leaving.ask(way);
  expect(leaving.asking.get()).toBe(dialog);
  expect(way.proceed).not.toHaveBeenCalled();
});

test('a part that goes while it asks keeps the page; one that is gone holds nothing', () => {
  const dialog = holder();
  const letGo = leaving.hold(dialog);
  expect(leaving.held()).toBe(true);
  leaving.ask(way);
  letGo();
  expect(leaving.asking.get()).toBeUndefined();
  expect(way.reset).toHaveBeenCalledOnce();
  expect(leaving.held()).toBe(false);
});
