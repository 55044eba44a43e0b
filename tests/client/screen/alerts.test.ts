import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAlerts } from '#client/screen/alerts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('an alert is a success unless told otherwise, and leaves after two seconds', async () => {
  const alerts = createAlerts();
  alerts.show({ content: 'Saved' });
  expect(alerts.shown.get()).toMatchObject([
    { variant: 'success', content: 'Saved', isI18nKey: false, i18nParams: {} },
  ]);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(alerts.shown.get()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(alerts.shown.get()).toEqual([]);
});

test('each alert has its own two seconds, and can be dismissed before', async () => {
  const alerts = createAlerts();
  alerts.show({ content: 'one' });
  await vi.advanceTimersByTimeAsync(1_000);
  alerts.show({ variant: 'danger', content: 'two' });
  alerts.show({ content: 'three' });
  alerts.dismiss(alerts.shown.get().at(-1)?.id ?? 0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(alerts.shown.get().map(({ content }) => content)).toEqual(['two']);
});
