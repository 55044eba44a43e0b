import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { KeptFocus } from '../layout/KeptFocus.tsx';

/** Around the rows of a generated list: the keyboard goes on there where what it stood on goes. */
export function ListFocus({ children }: { children: ReactNode }) {
  const { data, selectedIds } = useListContext();
  return <KeptFocus shown={[data, selectedIds]}>{children}</KeptFocus>;
}
