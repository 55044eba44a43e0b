import { resourcePath } from '../data/resource-path.ts';

/** The page of a printer of an organisation. */
export function printerAddress(orgGid: string, printerGid: string): string {
  return `/admin/${orgGid}/${resourcePath('printer')}/${printerGid}`;
}
