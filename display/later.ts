/**
 * What a screen does without for its first picture: a second script, brought after it (decisions 041 and 131). The first picture
 * imports nothing from here but its types.
 */
import { askOwnPlaceWhenRefused } from './device/ask-own-place.ts';

askOwnPlaceWhenRefused();

export { tendScreen } from './device/tend-screen.ts';
export { LetIn } from './screen/LetIn.tsx';
export { keepGoing } from './upkeep.ts';
