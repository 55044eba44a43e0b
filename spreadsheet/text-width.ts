const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{20000}-\u{3fffd}]/u;

/** How wide a text is in a spreadsheet's columns: Chinese characters count twice, marks over Thai letters not. */
export function textWidth(text: string): number {
  return [...text].reduce((width, character) => width + widthOf(character), 0);
}

function widthOf(character: string): number {
  if (/\p{Mn}/u.test(character)) return 0;
  return wide.test(character) ? 2 : 1;
}
