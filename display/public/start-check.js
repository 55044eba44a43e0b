/*
 * Runs after the program of the screen, also on engines that cannot read that: written for those of 2009.
 * A screen that has drawn nothing after a while loads the page once more, then goes to the page that needs no script;
 * each only while the server answers with it, so that no browser's error page ever takes the place.
 */
(function () {
  var patience = 15000;
  var triedOnce = 'callboard-tried-once';

  function drawn() {
    var screen = document.getElementById('screen');
    return screen && screen.firstChild;
  }

  function ifServed(address, then) {
    var call = new XMLHttpRequest();
    call.onreadystatechange = function () {
      if (call.readyState === 4 && call.status === 200) then();
    };
    call.open('GET', address, true);
    call.send(null);
  }

  var timer = setInterval(function () {
    if (drawn()) {
      clearInterval(timer);
      if (window.name === triedOnce) window.name = '';
    } else if (window.name === triedOnce) {
      var plain = location.pathname.replace(/\/+$/, '') + '/plain' + location.search;
      ifServed(plain, function () {
        location.replace(plain);
      });
    } else {
      ifServed(location.href, function () {
        window.name = triedOnce;
        location.reload();
      });
    }
  }, patience);
})();
