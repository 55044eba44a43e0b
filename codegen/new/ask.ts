import { createInterface } from 'node:readline';

/**
 * Puts questions to whoever runs the command, one line each; `valid` says which answers will do. Works with piped
 * answers too, which arrive before the questions. Throws when the answers end early.
 */
export async function ask(questions: Question[]): Promise<Record<string, string>> {
  const input = createInterface({ input: process.stdin });
  const lines = input[Symbol.asyncIterator]();
  const answers: Record<string, string> = {};
  for (const { key, text, fallback, valid } of questions) {
    let answer: string | undefined;
    while (answer === undefined) {
      process.stdout.write(`${text}${fallback ? ` [${fallback}]` : ''}: `);
      const { value, done } = await lines.next();
      if (done) {
        throw new Error(`no answer to "${text}"`);
      }
      const given = String(value).trim() || (fallback ?? '');
      if ((valid ?? isFilled)(given)) answer = given;
      else process.stdout.write(given ? `"${given}" is none of the answers it can have.\n` : 'It needs an answer.\n');
    }
    answers[key] = answer;
  }
  input.close();
  return answers;
}

export interface Question {
  key: string;
  text: string;
  /** Taken when the answer is empty. */
  fallback?: string;
  /** Without it any answer will do that is not empty. */
  valid?: (answer: string) => boolean;
}

function isFilled(answer: string): boolean {
  return answer !== '';
}
