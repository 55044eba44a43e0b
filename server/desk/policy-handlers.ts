import { queuePolicyPresets } from '#generated/policy.ts';
import type { Handlers } from '../call/handler.ts';
import { text } from '../ground/texts.ts';

export const policyHandlers: Handlers<'listPolicyPresets'> = {
  listPolicyPresets: async ({ locale }) => ({
    data: queuePolicyPresets.map(({ name, policy }) => ({
      name,
      title: text(locale, `presets.QueuePolicy.${name}`),
      policy,
    })),
  }),
};
