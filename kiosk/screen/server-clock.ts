let heard = Date.now();
let heardAt = performance.now();

/** Takes the time that an answer told. */
export function hearServerTime(serverTime: number): void {
  heard = serverTime;
  heardAt = performance.now();
}

/** The server's time, in ms, evenly on from where it was told: the clock of this device may be wrong, and put right. */
export function serverNow(): number {
  return Math.round(heard + performance.now() - heardAt);
}
