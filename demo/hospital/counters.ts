/** The counters of the hall: each group has one queue, which all its counters call from. */
export const counterGroups = [
  {
    name: '批價繳費',
    secondName: 'Cashier',
    category: '批價',
    startingNumber: 1001,
    counters: [
      { number: 1, clerk: '高淑惠', clerkId: 'c1' },
      { number: 2, clerk: '羅文彬', clerkId: 'c2' },
      { number: 3, clerk: '莊雅萍', clerkId: 'c3' },
      { number: 4, clerk: '簡志偉', clerkId: 'c4' },
    ],
  },
  {
    name: '掛號',
    secondName: 'Registration',
    category: '掛號',
    startingNumber: 3001,
    counters: [
      { number: 5, clerk: '游惠雯', clerkId: 'c5' },
      { number: 6, clerk: '江柏宏', clerkId: 'c6' },
      { number: 7, clerk: '沈佳蓉', clerkId: 'c7' },
    ],
  },
] as const;

export type CounterGroup = (typeof counterGroups)[number];

/** The name that patients look for. */
export function counterName(number: number): string {
  return `${number} 號櫃檯`;
}
