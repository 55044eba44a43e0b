import type { MachineOrders } from '#generated/shapes.ts';
import type { Locale } from '#generated/values.ts';
import { text } from '../ground/texts.ts';
import type { Asked } from './keep-report.ts';

/** What a device is told in answer to its report, in its own language. */
export function ordersOf(
  { reload, pairAgain, copied, name }: Omit<Asked, 'picture' | 'changedAt'>,
  locale: Locale,
): MachineOrders {
  const notice = copied ? text(locale, 'pairing.wasCopied') : name;
  return { reload, ...(pairAgain && { pairAgain }), ...(notice && { notice }) };
}
