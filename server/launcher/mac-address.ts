/** A network card's address in one writing: 02abcd123456 or 02-ab-… as 02:AB:CD:12:34:56. */
export function withColons(address: string): string {
  const digits = address.replace(/[^0-9A-Fa-f]/g, '').toUpperCase();
  return digits.replace(/..(?=.)/g, '$&:');
}
