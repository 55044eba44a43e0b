/** Before a consonant or a vowel that is written before one; never within what is drawn as one letter. */
const betweenThaiLetters = /([ก-ฺๅ-๎])(?=[เ-ไ]?[ก-ฮ])/g;

/**
 * A person's name in which lines break at its spaces alone. Thai is written without spaces, and browsers part it by a
 * dictionary, which does not know names: ปิยะ|ดา.
 */
export function wholeName(name: string): string {
  return name.replace(betweenThaiLetters, '$1\u2060');
}

/** A text as it is spoken, without what says where its lines break. */
export function withoutJoiners(text: string): string {
  return text.replace(/[\u200b\u2060]/g, '');
}
