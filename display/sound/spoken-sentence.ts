import type { ViewCall } from '#generated/shapes.ts';
import type { Word } from '../text/words.ts';

/** What is said for a call, as a person would say it: "來賓 23 號，請到 一零三 診。" */
export function spokenSentence(call: Pick<ViewCall, 'number' | 'label' | 'counter'>, word: Word): string {
  const prefix = (call.label.match(/^[^0-9]+/) || [''])[0];
  return word('sentence', { number: prefix + call.number, counter: spokenCounter(call.counter, word) });
}

/** A room of three digits or more is said digit by digit; a bare number needs a word around it. */
function spokenCounter(counter: string, word: Word): string {
  const digits = word('digits').split(' ');
  const between = digits.every((digit) => digit.length === 1) ? '' : ' ';
  const said = counter.replace(/\d{3,}/g, (run) =>
    run
      .split('')
      .map((digit) => digits[Number(digit)])
      .join(between),
  );
  return /^\d+$/.test(counter) ? word('numberedCounter', { number: said }) : said;
}
