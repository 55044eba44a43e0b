/*
 * Keeps the page without script fresh where there is one after all: what is on the screen stays while the server is away,
 * which a refresh by the browser would replace by an error page. It leaves a page alone that the display has taken over.
 */
(function () {
  // As often as the panel's type says.
  var every = (Number(document.documentElement.getAttribute('data-refresh')) || 20) * 1000;

  function takenOver() {
    var screen = document.getElementById('screen');
    return screen && screen.firstChild;
  }

  setInterval(function () {
    if (takenOver()) return;
    var call = new XMLHttpRequest();
    call.onreadystatechange = function () {
      if (call.readyState !== 4 || call.status !== 200 || takenOver()) return;
      var body = /<body[^>]*>([\s\S]*)<\/body>/.exec(call.responseText);
      if (body) document.body.innerHTML = body[1];
    };
    call.open('GET', location.href, true);
    call.send(null);
  }, every);
})();
