/** What each key of a keyboard gives on the layout that scanners and card readers type for: without and with Shift. */
const punctuation: Record<string, string> = {
  Backquote: '`~',
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  IntlBackslash: '\\|',
  Semicolon: ';:',
  Quote: '\'"',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Space: '  ',
  NumpadDivide: '//',
  NumpadMultiply: '**',
  NumpadSubtract: '--',
  NumpadAdd: '++',
  NumpadDecimal: '..',
};
const shiftedDigits = ')!@#$%^&*(';

/** The character that a key stands for on a US keyboard, whatever layout the device is set to; undefined for others. */
export function usCharacter(code: string, shift: boolean): string | undefined {
  const [, letter] = /^Key([A-Z])$/.exec(code) || [];
  if (letter) return shift ? letter : letter.toLowerCase();
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) || [];
  if (digit) return shift && code[0] === 'D' ? shiftedDigits[Number(digit)] : digit;
  return punctuation[code]?.[shift ? 1 : 0];
}
