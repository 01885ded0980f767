// In old syntax, as it is, for pages at another origin than the server's: asks the server where `/t/…` leads; nothing else begins meanwhile.
(function () {
  var code = /^\/t\/(.*)$/.exec(location.pathname);
  var api = document.getElementById('short-address').getAttribute('data-api');
  // the page of `server/src/feature/short-address` for what is not public
  var nothing = { path: '/tournaments/none/live' };

  function ask() {
    fetch(api + '/api/live/short-addresses/' + code[1].replace(/\//g, '%2F'))
      .then(function (answer) {
        if (answer.ok) return answer.json();
        if (answer.status === 404) return nothing;
        throw answer;
      })
      .then(function (found) {
        location.replace(found.path);
      })
      .catch(function () {
        setTimeout(ask, 5000);
      });
  }
  if (!code) return;
  window.stop();
  ask();
})();
