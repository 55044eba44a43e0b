import { mayReload, readReloads, written } from './reload-record.ts';

/** A server that is silent for longer is not there. */
const answerMs = 8000;

/**
 * Loads the page anew, if that can bring it back: only while the server answers with it, for a browser's own error page
 * shows no numbers and never comes back; and ever less often. The record stands in the window's name, which outlives the
 * page also where storage is forbidden.
 */
export function reloadPage(fault: string): void {
  const record = readReloads(window.name);
  if (!mayReload(record, Date.now())) return;
  ifServed(() => {
    window.name = written(record, fault, Date.now());
    location.reload();
  });
}

/** Does it once the server has answered with this page. */
export function ifServed(then: () => void): void {
  const call = new XMLHttpRequest();
  call.open('GET', location.href);
  call.timeout = answerMs;
  call.setRequestHeader('Cache-Control', 'no-cache');
  call.onload = () => {
    if (call.status === 200) then();
  };
  call.send();
}
