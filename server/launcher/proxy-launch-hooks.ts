import type { FamilyHooks } from '../families/hooks.ts';
import { checkConfiguration } from './check-configuration.ts';
import { withColons } from './mac-address.ts';

/** Launch settings: one way to write an address, so that one machine is there once. */
export const proxyLaunchHooks: FamilyHooks = {
  async prepare(item, _, { files }) {
    const { configurationFile: text } = item.body as Record<string, unknown>;
    if (typeof text === 'string' && text !== '') await checkConfiguration({ text }, 'configurationFile', files);
    return item;
  },
  // biome-ignore lint/correctness/useYield: nothing to ask the database
  *check(draft) {
    const { macAddress } = draft.body as Record<string, string>;
    return { ...draft, body: { ...draft.body, macAddress: withColons(macAddress ?? '') } };
  },
};
