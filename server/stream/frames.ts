import type { Change } from './change-of.ts';

/** Text of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */

/** A whole view; the browser hands the id back when it reconnects. */
export function viewFrame(position: string, json: string): string {
  return `id: ${position}\nevent: view\ndata: ${json}\n\n`;
}

/** A whole view for whoever is told of changes only from here on, with the name of this state of it. */
export function wholeFrame(position: string, revision: string, json: string): string {
  return `id: ${position}\nevent: whole\ndata: {"revision":"${revision}","view":${json}}\n\n`;
}

/** What changed from the state of one name to that of the next. */
export function changeFrame(position: string, from: string, revision: string, change: Change): string {
  return `id: ${position}\nevent: change\ndata: ${JSON.stringify({ from, revision, change })}\n\n`;
}

/** Without an id, so that it moves nobody's position: shows that the line is alive and where the view stands. */
export function heartbeatFrame(seq: number, serverTime: number): string {
  return `event: heartbeat\ndata: ${JSON.stringify({ seq, serverTime })}\n\n`;
}

/** The server stops; whoever reads comes back. */
export const byeFrame = 'event: bye\ndata: {}\n\n';

/** How long a browser waits before it reconnects; spread, so that a hall of screens does not come at once. */
export function retryFrame(random: () => number = Math.random): string {
  return `retry: ${700 + Math.round(random() * 600)}\n\n`;
}
