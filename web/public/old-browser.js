// In old syntax, as it is: asks for features; `old-browser-words.js` says what lacks.
(function () {
  var own = document.getElementById('old-browser');

  function say(lack) {
    var script = document.createElement('script');
    window.oldBrowser = { page: own.getAttribute('data-page'), lack: lack };
    script.src = own.src.replace('.js', '-words.js');
    document.head.appendChild(script);
  }
  function has(needed) {
    var lack = [];
    for (var name in needed) if (!needed[name]) lack.push(name);
    if (lack[0]) say(lack.join(', '));
    return !lack[0];
  }
  // What fails before anything is drawn; what apps and extensions put into a page is not the page.
  function watch(event) {
    var error = event.error || event.reason;
    var root = document.getElementById('root');
    var isOther = event.type === 'error' && !/\/assets\//.test(event.filename);
    if (!error || isOther || !root || root.firstChild || window.oldBrowser) return;
    say(/^(Syntax|Reference)Error|not a (function|constructor)/.test(error) ? error.message : undefined);
  }

  window.browser = { has: has, say: say };
  window.browser.isNew = has({
    modules: 'noModule' in own,
    'Promise.allSettled': window.Promise && Promise.allSettled,
    matchAll: String.prototype.matchAll,
    fromEntries: Object.fromEntries,
    globalThis: window.globalThis,
    AbortController: window.AbortController,
    ResizeObserver: window.ResizeObserver
  });
  window.addEventListener('error', watch);
  window.addEventListener('unhandledrejection', watch);
})();
