import { expect, test } from 'vitest';
import { quickLogin } from '#controller/quick-login.ts';

test('the quick address names organisation and panel', () => {
  expect(quickLogin('/quick-login/panel-controller/demo/room1')).toEqual({ orgGid: 'demo', panelGid: 'room1' });
});

test('any other address names nothing', () => {
  for (const path of ['/panel-controller', '/quick-login/demo', '/quick-login/panel-controller/demo', '/']) {
    expect(quickLogin(path)).toBeUndefined();
  }
});
