type Listener = () => void;

const listeners: Listener[] = [];
let started = false;

/** Calls once a second, everybody in the same wakeup: a screen at rest should sleep. @returns ends it */
export function eachSecond(listener: Listener): () => void {
  listeners.push(listener);
  if (!started) setInterval(tick, 1000);
  started = true;
  return () => {
    const place = listeners.indexOf(listener);
    if (place >= 0) listeners.splice(place, 1);
  };
}

/** One that fails is told of and stops nobody. */
function tick(): void {
  for (const listener of listeners.slice()) {
    try {
      listener();
    } catch (error) {
      console.error(error);
    }
  }
}
