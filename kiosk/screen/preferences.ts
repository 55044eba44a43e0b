import { applyLook, highContrastColours, workColours } from '#client/look/tokens.ts';
import { createStore, type Store } from '#client/store.ts';

/** What a person may switch on for the time at the device. */
export interface Preferences {
  voice: boolean;
  contrast: boolean;
  large: boolean;
}

const usual: Preferences = { voice: false, contrast: false, large: false };

export const preferences: Store<Preferences> = createStore(usual);

preferences.subscribe(() => {
  const { contrast, large } = preferences.get();
  const root = document.documentElement;
  applyLook(root, contrast ? highContrastColours : workColours);
  root.classList.toggle('large', large);
  root.classList.toggle('high-contrast', contrast);
});

/** Switches one of them. */
export function togglePreference(name: keyof Preferences): void {
  preferences.set({ ...preferences.get(), [name]: !preferences.get()[name] });
}

/** As the next person expects to find the device. */
export function resetPreferences(): void {
  preferences.set(usual);
}
