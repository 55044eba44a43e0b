/*
 * Watches a page that comes from a release, and goes back to the release before or the build of the server when it does
 * not work: when in its first minute nothing stands on it or the server has heard nothing from it, and when it is blank or
 * a part of it could not be drawn at any time later. Says when the page ends, so that the server can tell one that broke down. Runs before the release's own
 * scripts, is written for engines that can run them, and goes back only while the server answers.
 */
(() => {
  var own = document.currentScript;
  if (!own) return;
  var release = own.getAttribute('data-release');
  var runtime = own.getAttribute('data-runtime');
  var reports = own.hasAttribute('data-reports');
  var name = 'callboard-' + own.getAttribute('data-program');
  var trialSeconds = Number(own.getAttribute('data-seconds'));
  var blankSeconds = Number(own.getAttribute('data-blank-seconds'));

  function kept(cookie) {
    return ('; ' + document.cookie).indexOf('; ' + cookie) >= 0;
  }

  /** A film that fills the page has no words. */
  function isDrawn() {
    var root = document.getElementById('screen') || document.getElementById('root');
    return Boolean(root && (root.textContent.trim() !== '' || root.querySelector('img, video, iframe, canvas')));
  }

  /**
   * What the release says itself: a part of a screen's picture could not be drawn, or a page broke before it had stood.
   * One that breaks later may do so on what one patient brought, and mends itself.
   */
  function isBroken() {
    return Boolean(document.querySelector(stood ? '.block-failed' : '.block-failed, [data-exception]'));
  }

  function isHeard() {
    return !reports || kept(name + '-reported=' + runtime);
  }

  function goBack() {
    var before = new RegExp('(?:^|; )' + name + '-refused=([\\w.-]+)').exec(document.cookie);
    var others = before ? before[1].split('.').filter((one) => one !== release) : [];
    var refused = others.concat(release).join('.');
    document.cookie = name + '-refused=' + refused + '; path=/; max-age=86400; samesite=lax';
    if (kept(name + '-refused=' + refused)) location.reload();
    else location.replace(location.pathname + location.search + (location.search ? '&' : '?') + 'runtime=own');
  }

  function ifServed(then) {
    var call = new XMLHttpRequest();
    call.open('GET', location.href);
    call.setRequestHeader('Cache-Control', 'no-cache');
    call.onload = () => {
      if (call.status === 200) then();
    };
    call.send();
  }

  function end(mark) {
    document.cookie = name + mark + '=; path=/; max-age=0';
  }

  end('-reported');
  end('-left');
  // Before the next page is asked for: what is kept when a page is hidden comes too late for that.
  addEventListener('beforeunload', () => {
    document.cookie = name + '-left=1; path=/; max-age=86400; samesite=lax';
  });

  var left = trialSeconds;
  var stood = false;
  setInterval(() => {
    var broken = isBroken();
    var drawn = isDrawn() && !broken;
    stood = stood || (drawn && isHeard());
    if (broken) left = Math.min(left, blankSeconds);
    left = stood && drawn ? blankSeconds : left - 1;
    // Not each second: where the server answers slowly, the release before would be loaded several times.
    if (left <= 0 && left % 10 === 0) ifServed(goBack);
  }, 1000);
})();
