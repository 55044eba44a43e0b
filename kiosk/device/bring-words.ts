import { textLoaders } from '#generated/texts/kiosk.ts';

/** Brings the words of every language while there is a network: without one a patient chooses among them too. */
export function bringWords(): void {
  for (const bring of Object.values(textLoaders)) bring().catch(() => undefined);
}
