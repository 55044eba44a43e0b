/** The server refused what it was asked. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number, text: string) {
    super(`the server answered ${status}: ${text.slice(0, 300)}`);
    this.status = status;
  }
}

const answerMs = 15_000;

/**
 * Asks the server for something, as JSON.
 * @throws Refused for any answer but a good one; Error if none comes in time
 */
export async function askServer<Answer>(server: string, path: string, body: object, token?: string): Promise<Answer> {
  const answer = await fetch(server + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answerMs),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Refused(answer.status, text);
  return JSON.parse(text) as Answer;
}

/** Whether anything answers at an address, whatever it says: a page that cannot be had would stay broken on the screen. */
export async function isReachable(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(answerMs) });
    return answer.status < 500;
  } catch {
    return false;
  }
}
