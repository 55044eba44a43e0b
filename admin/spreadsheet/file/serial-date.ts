const dayMs = 86_400_000;
/** Day 0 of the serial numbers: 1899-12-30, since they count a 29 February 1900 that never was. */
const epoch = Date.UTC(1899, 11, 30);
/** How many days later files count that say so (date1904). */
const macShift = 1462;
const largest = 2_958_465;

/** A serial number as day and time of day: "2026-11-23", "08:30", "2026-11-23 08:30"; undefined where it is none. */
export function serialText(serial: number, from1904 = false): string | undefined {
  const counted = from1904 && serial >= 1 ? serial + macShift : serial;
  if (!(counted >= 0 && counted < largest + 1)) return undefined;
  const at = new Date(epoch + Math.round(counted * 86_400) * 1000);
  const [day = '', time = ''] = at.toISOString().split(/[T.]/);
  const ofDay = at.getTime() % dayMs === 0 ? '' : time.replace(/:00$/, '');
  if (counted < 1) return ofDay || '00:00';
  return ofDay ? `${day} ${ofDay}` : day;
}

/** The serial number of a moment, told as if its wall clock were UTC; undefined where it is no moment. */
export function serialOf(at: number): number | undefined {
  return Number.isNaN(at) ? undefined : (at - epoch) / dayMs;
}

/** Whether a format of numbers writes days or times. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code !== undefined) return /[ymdhsg]|e(?![+-])|[年月日時分秒]/i.test(bare(code));
  return (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);
}

/** A format without texts, colours and languages; a duration ([h]:mm) stays one. */
function bare(code: string): string {
  return code
    .replace(/"[^"]*"|\\.|_.|\*./g, '')
    .replace(/\[(?!h+\]|m+\]|s+\])[^\]]*\]/gi, '')
    .replace(/general/gi, '');
}
