import type { PrinterState } from '#generated/values.ts';
import type { StatusQuestion } from './escpos.ts';

/** Whether a byte answers DLE EOT: four of its bits are always the same. */
export function isStatus(byte: number): boolean {
  return (byte & 0x93) === 0x12;
}

/** Whether a byte answers GS r. */
export function isDone(byte: number): boolean {
  return (byte & 0x92) === 0;
}

/** What an answer to GS r says of the paper. */
export function paperAt(done: number): PrinterState {
  return done & 0x0c ? 'paperOut' : 'ready';
}

const bits = { offline: 0x08, cover: 0x04, paperEndStop: 0x20, error: 0x40, cutter: 0x08, hard: 0x20, paperEnd: 0x60 };

/** How a printer stands by its answers; what a person can mend comes first. */
export function stateOf(answers: ReadonlyMap<StatusQuestion, number>): PrinterState {
  const has = (question: StatusQuestion, bit: number) => ((answers.get(question) ?? 0) & bit) !== 0;
  if (has(2, bits.cover)) return 'coverOpen';
  if (has(4, bits.paperEnd) || has(2, bits.paperEndStop)) return 'paperOut';
  if (has(3, bits.cutter) || has(3, bits.hard) || has(2, bits.error)) return 'fault';
  return has(1, bits.offline) ? 'offline' : 'ready';
}
