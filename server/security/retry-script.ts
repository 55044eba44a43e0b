import { createHash } from 'node:crypto';

/**
 * Loads a page again whose program or style did not come, once the server answers with it: a network that goes between a
 * page and its script leaves a television white, with nobody there to press anything (decision 183). It stands in the page
 * itself, since another script would be lost the same way, and waits longer than the check for engines that cannot run
 * the program (display/public/start-check.js). What a running program fetches later is its own business. Written for
 * engines of 2009.
 */
const script = `(function () {
  var lost = false, whole = false;
  window.addEventListener('error', function (event) {
    var part = event.target;
    var program = (part.defer || part.type === 'module') && /-[\\w-]{8}\\.js$/.test(part.src);
    if (!whole && (program || part.rel === 'stylesheet')) lost = true;
  }, true);
  window.addEventListener('load', function () {
    whole = true;
  });
  setInterval(function () {
    if (!lost) return;
    var call = new XMLHttpRequest();
    call.onreadystatechange = function () {
      if (call.readyState === 4 && call.status === 200) location.reload();
    };
    call.open('GET', location.href, true);
    call.send(null);
  }, 20000);
})();`;

/** The script as it stands in pages, and how a Content-Security-Policy names it: by its content, so that no other runs. */
export const retryScript = {
  markup: `<script>${script}</script>`,
  source: `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
} as const;

/** The same page with the script, before all that may be lost. */
export function withRetry(page: string): string {
  return page.replace('<head>', () => `<head>${retryScript.markup}`);
}
