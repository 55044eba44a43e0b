import type { Page } from 'playwright';
import zh from '#locales/zh-TW.json' with { type: 'json' };

/** A generated form of the administration, filled in by the labels that people see. */
export interface GeneratedForm {
  /** Opens the form of a new record from its list. */
  create(): Promise<void>;
  type(label: string, text: string): Promise<void>;
  password(label: string, text: string): Promise<void>;
  /** Chooses one value of an enumeration. */
  choose(label: string, value: string): Promise<void>;
  /** Adds records to a list of references. */
  refer(label: string, names: string[]): Promise<void>;
  /** Saves, and waits until the form of the new record is left. */
  save(): Promise<void>;
}

export function generatedForm(page: Page): GeneratedForm {
  // A required field says so behind its label.
  const field = (label: string) =>
    page.locator('[data-field]').filter({ has: page.locator('label', { hasText: new RegExp(`^${label}(\\*.*)?$`) }) });
  /** What stands in a section that is folded away is opened first. */
  const open = async (label: string) => {
    const found = field(label).first();
    await found.waitFor({ state: 'attached' });
    if (!(await found.isVisible())) await found.locator('xpath=ancestor::details[1]/summary').click();
    return field(label);
  };
  return {
    create: () => page.getByRole('link', { name: zh.ra.action.create }).first().click(),
    type: async (label, text) => (await open(label)).locator('input, textarea').first().fill(text),
    password: async (label, text) => {
      await (await open(label)).locator('input').first().fill(text);
      await (await open(label)).locator('input').nth(1).fill(text);
    },
    choose: async (label, value) => {
      await (await open(label)).getByRole('combobox').click();
      await page.getByRole('option', { name: value, exact: true }).click();
    },
    refer: async (label, names) => {
      for (const name of names) {
        await (await open(label)).getByRole('combobox').fill(name);
        await page.getByRole('option', { name }).first().click();
      }
    },
    save: async () => {
      await page.locator('form button[type=submit]').click();
      await page.waitForURL((address) => !address.pathname.endsWith('/create'));
    },
  };
}
