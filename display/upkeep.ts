/** The second script of a screen, loaded once the first has drawn: it keeps the screen going for months without a hand. */
import { keepShell } from './connection/keep-shell.ts';
import { guardScreen } from './device/guard-screen.ts';
import { keepDark } from './device/keep-dark.ts';
import { shiftPicture } from './device/shift-picture.ts';
import { keepMedia } from './media/keep-media.ts';

const screen = window.callboard;
if (screen) {
  if (screen.signs) guardScreen(screen, screen.signs);
  keepMedia(screen);
  keepDark(screen);
  shiftPicture();
  keepShell();
}
