import type { Locale } from '#generated/values.ts';
import type { FileFaultCode } from '../file/table.ts';
import type { SheetPlan } from '../rows/sheet-plan.ts';
import type { Workbench } from '../rows/workbench.ts';

export type Method = keyof Workbench;

export interface Opening {
  readonly plan: SheetPlan;
  readonly locale: Locale;
}

export interface Asked {
  readonly id: number;
  readonly method: Method;
  readonly given: readonly unknown[];
}

export interface Answered {
  readonly id: number;
  readonly answer?: unknown;
  readonly fault?: { readonly code: FileFaultCode; readonly number?: number };
  readonly error?: string;
}
