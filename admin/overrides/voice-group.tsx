import { lazyPart } from '../layout/lazy-part.ts';
import type { Override } from './override.ts';

/** A voice group is listened to beside its form, which tells what has no recording. */
export const override: Override = {
  Edit: lazyPart(() => import('../voice/VoiceGroupPage.tsx'), 'VoiceGroupPage'),
};
