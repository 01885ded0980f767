// What the office needs beside `old-browser.js`, in the same old syntax.
(function () {
  function reads(pattern) {
    try {
      return new RegExp(pattern);
    } catch (error) {
      return false;
    }
  }
  function keeps() {
    try {
      localStorage.getItem('golf_language');
      return navigator.cookieEnabled;
    } catch (error) {
      return false;
    }
  }

  var isNew =
    window.browser.isNew &&
    window.browser.has({
      structuredClone: window.structuredClone,
      'Array.findLast': Array.prototype.findLast,
      'RegExp lookbehind': reads('(?<=a)b'),
      'CSS container queries': CSS.supports('container-type: inline-size')
    });
  if (isNew && !keeps()) window.browser.say(null);
  // what an office's browser may lack comes before the office does
  if (isNew && !(Array.prototype.toSorted && Map.groupBy && Set.prototype.union))
    document.write('<script src="' + (document.documentElement.getAttribute('data-prefix') || '') + '/office-extra.js"><\/script>');
})();
