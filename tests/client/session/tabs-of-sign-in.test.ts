import { afterEach, expect, test, vi } from 'vitest';
import { type Tabs, tellOtherTabs, unlessHeldElsewhere } from '#client/session/tabs-of-sign-in.ts';

/** A tab of the browser, whose channel is a real one. */
class Tab extends EventTarget implements Tabs {
  readonly BroadcastChannel = globalThis.BroadcastChannel;

  hide(): void {
    this.dispatchEvent(new Event('pagehide'));
  }

  comeBack(): void {
    this.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  }
}

const tabs: Tab[] = [];
function tab(): Tab {
  const opened = new Tab();
  tabs.push(opened);
  return opened;
}
afterEach(() => {
  for (const opened of tabs.splice(0)) opened.hide();
});

/** Whether leaving `token` in a tab of its own ends it, and not only because the question went unheard. */
function isEnded(token: string): Promise<boolean> {
  return new Promise((resolve) => {
    const listening = new BroadcastChannel('callboard-sign-in');
    listening.onmessage = ({ data }) => {
      if (data.held !== token) return;
      listening.close();
      resolve(false);
    };
    unlessHeldElsewhere(tab(), token, () => {
      listening.close();
      resolve(true);
    });
  });
}

test('a sign-in that no other tab works with is ended', async () => {
  expect(await isEnded('t1')).toBe(true);
});

test('one that another tab works with goes on', async () => {
  tellOtherTabs(tab(), () => 't1');
  const end = vi.fn();
  unlessHeldElsewhere(tab(), 't1', end);
  // What is said of one is no answer about another.
  expect(await Promise.all([isEnded('t1'), isEnded('t2')])).toEqual([false, true]);
  // The other question is over 300 ms old by now.
  expect(end).not.toHaveBeenCalled();
});

test('a tab that was closed speaks for nobody, until it comes back', async () => {
  const other = tab();
  tellOtherTabs(other, () => 't1');
  other.hide();
  expect(await isEnded('t1')).toBe(true);
  other.comeBack();
  expect(await isEnded('t1')).toBe(false);
});

test('who is signed out holds nothing', async () => {
  let token: string | undefined = 't1';
  tellOtherTabs(tab(), () => token);
  token = undefined;
  expect(await isEnded('t1')).toBe(true);
});

test('a page that is closed meanwhile ends it at once, and once', () => {
  const [leaving, end] = [tab(), vi.fn()];
  unlessHeldElsewhere(leaving, 't1', end);
  expect(end).not.toHaveBeenCalled();
  leaving.hide();
  leaving.hide();
  expect(end).toHaveBeenCalledTimes(1);
});

test('a browser that lets no tab speak to another ends it at once', () => {
  const end = vi.fn();
  tellOtherTabs(new EventTarget(), () => 't1');
  unlessHeldElsewhere(new EventTarget(), 't1', end);
  expect(end).toHaveBeenCalledTimes(1);
});
