const everyMs = 10_000;

/** Lets a page that is left open look again at what the clock decides, such as the present day. */
export function followClock(look: () => void): () => void {
  const timer = setInterval(look, everyMs);
  return () => clearInterval(timer);
}
