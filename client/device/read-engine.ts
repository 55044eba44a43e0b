/** The browser of this page and its version. */
export function readEngine(userAgent: string = navigator.userAgent): string {
  return userAgent.match(/(Chrome|Firefox|Version)\/[\d.]+/)?.[0].slice(0, 60) ?? 'unknown';
}
