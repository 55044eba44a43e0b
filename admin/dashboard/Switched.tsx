import type { ReactNode } from 'react';
import { useStore } from '#client/use-store.ts';
import type { Organisation } from '#generated/shapes.ts';
import { NotFound } from '../layout/ErrorPages.tsx';
import { organisation } from '../session.ts';

export type DashboardOption = keyof NonNullable<Organisation['dashboardOptions']>;

interface SwitchedProps {
  by: DashboardOption;
  children: ReactNode;
}

/** A dashboard that is there while the organisation uses it. */
export function Switched({ by, children }: SwitchedProps) {
  const shown = useStore(organisation);
  return shown?.dashboardOptions?.[by] ? children : <NotFound />;
}
