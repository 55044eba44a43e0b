import { useMay } from '../account/use-may.ts';
import { operationOf } from './appointment-action.ts';

/** Whether appointments can be chosen: only by those who may do something with them. */
export function useChooses(): boolean {
  return Object.values(operationOf).some(useMay());
}
