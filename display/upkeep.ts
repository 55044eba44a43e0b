import { keepShell } from './connection/keep-shell.ts';
import { guardScreen } from './device/guard-screen.ts';
import { keepDark } from './device/keep-dark.ts';
import { shiftPicture } from './device/shift-picture.ts';
import { tellCapHeight } from './device/tell-cap-height.ts';
import { keepMedia } from './media/keep-media.ts';
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
  keepMedia(screen);
  keepDark(screen);
  shiftPicture();
  keepShell();
}
