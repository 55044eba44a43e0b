/** A form with something beside it, in these columns; on a narrow window it stands below. */
export function besideForm(columns: string) {
  return { display: 'grid', gap: 3, alignItems: 'start', gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: columns } };
}
