/**
 * What a screen does without for its first picture: a second script, brought after it (decisions 041 and 131). The first picture
 * imports nothing from here but its types.
 */
export { goOn } from './go-on.ts';
export { LetIn } from './screen/LetIn.tsx';
