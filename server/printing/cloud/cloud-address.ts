/** Where a printer asks for its slips: the key in its address is its own, and opens nothing else. */
export function cloudAddress(printerGid: string, key: string): string {
  return `/cloudprnt/${printerGid}/${key}`;
}
