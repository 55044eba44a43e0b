import { queuePolicyPresets } from '#generated/policy.ts';
import type { Handlers } from '../../contract/handler.ts';
import { text } from '../../texts.ts';

export const policyHandlers: Handlers<'listPolicyPresets'> = {
  listPolicyPresets: async ({ locale }) => ({
    data: queuePolicyPresets.map(({ name, policy }) => ({
      name,
      title: text(locale, `presets.QueuePolicy.${name}`),
      policy,
    })),
  }),
};
