import { lazy } from 'react';
import type { Override } from './override.ts';

/** A voice group is listened to beside its form, which tells what has no recording. */
export const override: Override = {
  Edit: lazy(() => import('../voice/VoiceGroupPage.tsx').then(({ VoiceGroupPage }) => ({ default: VoiceGroupPage }))),
};
