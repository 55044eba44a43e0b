import { keepShell } from './connection/keep-shell.ts';
import { guardScreen } from './device/guard-screen.ts';
import { keepDark } from './device/keep-dark.ts';
import { shiftPicture } from './device/shift-picture.ts';
import { tellCapHeight } from './device/tell-cap-height.ts';
import { bringMedia } from './media/bring-media.ts';
import type { RunningScreen } from './running-screen.ts';
import { sayOnRequest } from './sound/say-on-request.ts';

/** Keeps a screen going for months without a hand. */
export function keepGoing(screen: RunningScreen): void {
  if (screen.signs) guardScreen(screen, screen.signs);
  else {
    // a preview
    tellCapHeight();
    sayOnRequest();
  }
  bringMedia(screen);
  keepDark(screen);
  shiftPicture();
  keepShell();
}
