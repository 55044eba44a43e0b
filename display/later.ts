/**
 * What a screen does without for its first picture: a second script, brought after it (decision 041). The first picture
 * imports nothing from here but its types.
 */
import { ListBoard } from './blocks/ListBoard.tsx';
import { MediaPlayer } from './blocks/MediaPlayer.tsx';
import { QrCode } from './blocks/QrCode.tsx';
import { askOwnPlaceWhenRefused } from './device/ask-own-place.ts';

askOwnPlaceWhenRefused();

export { tendScreen } from './device/tend-screen.ts';
export { LetIn } from './screen/LetIn.tsx';
export { keepGoing } from './upkeep.ts';

/** Drawings of blocks that stand beside the numbers, or that few screens have. */
export const laterDrawings = { listBoard: ListBoard, media: MediaPlayer, qrCode: QrCode };
