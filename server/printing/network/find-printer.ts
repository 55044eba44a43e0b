import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Refusal } from '../../errors/refusal.ts';
import { readNetworks } from '../../ground/networks.ts';
import { PrinterAway } from './connection.ts';

/**
 * Resolves a printer's name once, so that what was checked is what is connected to: administrators say where their
 * printers are, and the operator in which networks there may be some.
 * @param listed PRINTER_NETWORKS
 * @throws PrinterAway if the name has no address in these networks
 */
export async function findPrinter(host: string, listed: string): Promise<string> {
  const networks = readNetworks(listed);
  const addresses = isIP(host) ? [{ address: host }] : await lookup(host, { all: true }).catch(() => []);
  const found = addresses.find(({ address }) => networks.has(address));
  if (!found) throw new PrinterAway(`${host} has no address in PRINTER_NETWORKS`);
  return found.address;
}

/** @throws Refusal address_not_allowed for an address outside the networks; what a name means is known later */
export function checkPrinterAddress(host: string, listed: string): void {
  if (isIP(host) === 0 || readNetworks(listed).has(host)) return;
  throw new Refusal({ code: 'address_not_allowed', field: 'host', params: { variable: 'PRINTER_NETWORKS' } });
}
