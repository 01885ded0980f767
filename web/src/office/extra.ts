// What the office calls and a browser of Windows 7 or an iPhone 8 lacks. `old-browser.js` loads it there; the types of the office know
// these names and no newer ones (`web/tsconfig.json`).
import 'core-js/actual/array/to-reversed';
import 'core-js/actual/array/to-sorted';
import 'core-js/actual/array/to-spliced';
import 'core-js/actual/array/with';
import 'core-js/actual/map/group-by';
import 'core-js/actual/set';
