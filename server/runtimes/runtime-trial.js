/*
 * Watches the first minute of a page that comes from a release, and goes back to the build of the server when it does not
 * work: when nothing stands on it, or the server has heard nothing from it. Runs before the release's own scripts, is
 * written for engines that can run them, and goes back only while the server answers.
 */
(() => {
  var own = document.currentScript;
  if (!own) return;
  var release = own.getAttribute('data-release');
  var reports = own.hasAttribute('data-reports');
  var name = 'callboard-' + own.getAttribute('data-program');
  var left = Number(own.getAttribute('data-seconds'));

  function kept(cookie) {
    return ('; ' + document.cookie).indexOf('; ' + cookie) >= 0;
  }

  function stands() {
    var root = document.getElementById('screen') || document.getElementById('root');
    return root && root.textContent.trim() !== '' && (!reports || kept(name + '-reported=' + release));
  }

  function goBack() {
    var before = new RegExp('(?:^|; )' + name + '-refused=([\\w.-]+)').exec(document.cookie);
    var refused = before ? before[1] + '.' + release : release;
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

  document.cookie = name + '-reported=; path=/; max-age=0';
  var timer = setInterval(() => {
    left -= 1;
    if (stands()) clearInterval(timer);
    else if (left <= 0) ifServed(goBack);
  }, 1000);
})();
