import { limits } from '#generated/limits.ts';
import type { AlertVariant } from '#generated/shapes.ts';
import { createStore, type Store } from '../store.ts';

/** A short message over the page. */
export interface Alert {
  id: number;
  variant: AlertVariant;
  /** The text, or the key of a text. */
  content: string;
  isI18nKey: boolean;
  i18nParams: Record<string, string | number>;
  icon?: string;
}

export interface Alerts {
  shown: Store<readonly Alert[]>;
  /** Shows an alert, by default a success; it leaves by itself after `limits.alertMs`. */
  show(alert: Partial<Alert> & Pick<Alert, 'content'>): void;
  dismiss(id: number): void;
}

/** Makes an empty list of alerts. */
export function createAlerts(): Alerts {
  const shown = createStore<readonly Alert[]>([]);
  let lastId = 0;
  const dismiss = (id: number) => shown.set(shown.get().filter((alert) => alert.id !== id));
  return {
    shown,
    dismiss,
    show(alert) {
      lastId += 1;
      const id = lastId;
      shown.set([...shown.get(), { variant: 'success', isI18nKey: false, i18nParams: {}, ...alert, id }]);
      setTimeout(() => dismiss(id), limits.alertMs);
    },
  };
}

/** The alerts of this page. */
export const alerts = createAlerts();
