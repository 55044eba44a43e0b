let offsetMs = 0;
/** The server's time when this page began, as what counts evenly says since then. */
let began = Date.now() - performance.now();

/** Sets this screen's clock by the server's. @param offset server time minus this device's, in ms */
export function setClockOffset(offset: number): void {
  offsetMs = offset;
  began = deviceNow() - performance.now();
}

/**
 * The server's time now, in ms since 1970, evenly on from where it was heard: the device's own clock may be wrong by years
 * after a power cut, and put right at any moment.
 */
export function serverNow(): number {
  return Math.round(began + performance.now());
}

/** The same by the device's clock, which goes on while a device sleeps. */
export function deviceNow(): number {
  return Date.now() + offsetMs;
}

/** The minute of the server's time, counted from 1970. */
export function minuteNow(): number {
  return Math.floor(serverNow() / 60_000);
}
