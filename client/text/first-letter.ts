/** The letter that stands for a name in a logo's place. In Thai the vowels written before their consonant do not stand alone. */
export function firstLetter(name: string): string {
  return Array.from(name).filter((letter) => !/[เแโใไ\s]/.test(letter))[0] || '';
}
