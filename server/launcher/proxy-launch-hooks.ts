import type { FamilyHooks } from '../families/hooks.ts';
import { checkConfiguration } from './check-configuration.ts';

/** Launch settings: one way to write an address, so that one machine is there once. */
export const proxyLaunchHooks: FamilyHooks = {
  async prepare(item, _, { files }) {
    await checkConfiguration(item.body, files);
    return item;
  },
  // biome-ignore lint/correctness/useYield: nothing to ask the database
  *check(draft) {
    const { macAddress } = draft.body as Record<string, string>;
    return { ...draft, body: { ...draft.body, macAddress: withColons(macAddress ?? '') } };
  },
};

/** 02abcd123456 or 02-ab-… as 02:AB:CD:12:34:56. */
function withColons(address: string): string {
  const digits = address.replace(/[^0-9A-Fa-f]/g, '').toUpperCase();
  return digits.replace(/..(?=.)/g, '$&:');
}
