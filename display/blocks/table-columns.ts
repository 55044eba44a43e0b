export interface Column {
  name: 'who' | 'doctor' | 'number' | 'next';
  /** In vmin; 0 leaves the column out. */
  width: number;
}

/** Shares of a table's width; a column that nobody needs gives its share to the others. */
export function tableColumns(width: number, shown: { doctor: boolean; next: boolean }): Column[] {
  const shares: [Column['name'], number][] = [
    ['who', shown.doctor ? 27 : 36],
    ['doctor', shown.doctor ? 22 : 0],
    ['number', 23],
    ['next', shown.next ? 28 : 0],
  ];
  const sum = shares.reduce((total, [, share]) => total + share, 0);
  return shares.map(([name, share]) => ({ name, width: (width * share) / sum }));
}
