/** A name as it is said: a room of three digits or more digit by digit. */
export function spelt(name: string): string {
  return name.replace(/\d{3,}/g, (run) => run.split('').join(' '));
}
