import type { ChainReport, Fault } from './verify-chain.ts';

/** What was found, for the operator: a line per chain, one per fault, and the sum. */
export function reportLines(reports: readonly ChainReport[], heads: number, seconds: number): string[] {
  const checked = reports.reduce((sum, report) => sum + report.checked, 0);
  const faulty = reports.filter(({ verdict }) => verdict !== 'whole').length;
  const pace = checked > 0 ? `, ${((seconds / checked) * 100_000).toFixed(2)} s for 100,000` : '';
  return [
    ...reports.flatMap(linesOf),
    '',
    `${faulty === 0 ? 'Whole' : `${faulty} not whole`}: ${counted(reports.length, 'chain')} with ${counted(checked, 'entry', 'entries')}, ` +
      `${counted(heads, 'kept head')}, in ${seconds.toFixed(1)} s${pace}.`,
    ...(heads > 0 ? [] : ['No kept head was given: entries cut off together with their chain’s head are not seen.']),
  ];
}

function linesOf(report: ChainReport): string[] {
  const { organisationGid, log, verdict, first, last, checked, hash, unlinked, faults, faultCount } = report;
  const name = `${organisationGid || '(installation)'} ${log}`;
  const range = checked > 0 ? `entries ${number(first)} to ${number(last)}, head ${last}:${hash}` : 'no entries';
  const waiting = unlinked > 0 ? `, ${number(unlinked)} not linked yet` : '';
  return [
    `${name}: ${verdict}; ${range}${waiting}`,
    ...faults.map((fault) => `  ${told(fault)}`),
    ...(faultCount > faults.length ? [`  and ${number(faultCount - faults.length)} more`] : []),
  ];
}

function told(fault: Fault): string {
  switch (fault.kind) {
    case 'altered':
      return `altered: ${number(fault.seq)} (${fault.why}${fault.gid ? ` ${fault.gid}` : ''})`;
    case 'unchecked':
      return `unchecked: ${span(fault.seq, fault.last)} were made with the key ${fault.keyId}`;
    default:
      return `${fault.kind}: ${span(fault.seq, fault.last)}`;
  }
}

function span(from: number, to: number): string {
  return from === to ? number(from) : `${number(from)} to ${number(to)}`;
}

function counted(count: number, one: string, many = `${one}s`): string {
  return `${number(count)} ${count === 1 ? one : many}`;
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
