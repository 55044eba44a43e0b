/** How card and record numbers are compared: without spaces, whatever their case. */
export function identifierKey(typed: string): string {
  return typed.replace(/\s+/g, '').toUpperCase();
}
