import type { ReactNode } from 'react';
import type { OperationId } from '#generated/operations.ts';
import { useMay } from './use-may.ts';

/** Something that only those see who may call its operation. */
export function Allowed({ to, children }: { to: OperationId; children: ReactNode }) {
  return useMay()(to) ? children : null;
}
