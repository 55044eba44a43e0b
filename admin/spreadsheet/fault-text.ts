import { failureText, isFailure } from '../data/failure-text.ts';
import type { Translate } from '../data/refusal.ts';
import { FileFault } from './file/table.ts';
import type { CellFault } from './rows/check-row.ts';
import type { SheetPlan } from './rows/sheet-plan.ts';

/** What is wrong with a cell, with the head of its column before it. */
export function cellFaultText({ property, key, params }: CellFault, plan: SheetPlan, translate: Translate): string {
  const text = translate(key, params);
  const label = plan.columns.find((column) => column.property === property)?.label ?? property;
  return label ? translate('admin.spreadsheet.ofColumn', { label, text }) : text;
}

/** Why a file cannot be read, or cannot be taken in now. */
export function fileFaultText(fault: Error, translate: Translate): string {
  if (fault instanceof FileFault)
    return translate(`admin.spreadsheet.file.${fault.code}`, { number: fault.number ?? 0 });
  return isFailure(fault) ? failureText(fault, translate) : translate('admin.spreadsheet.file.damaged');
}
