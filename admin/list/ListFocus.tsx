import { type ReactNode, useMemo } from 'react';
import { useListContext } from 'react-admin';
import { KeptFocus } from '../layout/KeptFocus.tsx';

/** Around the rows of a generated list: the keyboard goes on there where what it stood on goes. */
export function ListFocus({ children }: { children: ReactNode }) {
  const { data, selectedIds } = useListContext();
  // The same value until either changes: only then may what the keyboard stood on have gone.
  const shown = useMemo(() => [data, selectedIds], [data, selectedIds]);
  return <KeptFocus shown={shown}>{children}</KeptFocus>;
}
