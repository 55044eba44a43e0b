import { MediaStanding } from '../media/MediaStanding.tsx';
import { PicturedMedia } from '../media/PicturedMedia.tsx';
import type { Override } from './override.ts';

/**
 * A medium is known by its picture. Below one that comes from elsewhere stands what its source said, and what the
 * screens play meanwhile.
 */
export const override: Override = {
  Pictured: PicturedMedia,
  Below: MediaStanding,
};
