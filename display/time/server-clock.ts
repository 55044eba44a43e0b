let offsetMs = 0;

/** Sets this screen's clock by the server's. @param offset server time minus this device's, in ms */
export function setClockOffset(offset: number): void {
  offsetMs = offset;
}

/** The server's time now, in ms since 1970: the device's own clock may be wrong by years after a power cut. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}
