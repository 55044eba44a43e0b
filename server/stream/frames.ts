/** Text of server-sent events (https://html.spec.whatwg.org/multipage/server-sent-events.html). */

/** A whole view; the browser hands the id back when it reconnects. */
export function viewFrame(position: string, json: string): string {
  return `id: ${position}\nevent: view\ndata: ${json}\n\n`;
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
