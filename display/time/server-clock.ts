let offsetMs = 0;
let heard = Date.now();
let heardAt = performance.now();

/** Sets this screen's clock by the server's. @param offset server time minus this device's, in ms */
export function setClockOffset(offset: number): void {
  offsetMs = offset;
  heard = Date.now() + offset;
  heardAt = performance.now();
}

/**
 * The server's time now, in ms since 1970, evenly on from where it was heard: the device's own clock may be wrong by years
 * after a power cut, and put right at any moment.
 */
export function serverNow(): number {
  return Math.round(heard + performance.now() - heardAt);
}

/** The same by the device's clock, which goes on while a device sleeps. */
export function deviceNow(): number {
  return Date.now() + offsetMs;
}
