/** Of the whole file, which loads nothing. */
export const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0 auto; max-width: 60rem; padding: 1rem; overflow-wrap: anywhere; }
header button { float: right; }
h1 { font-size: 1.5rem; margin: 0; } h2 { font-size: 1.2rem; margin: 0 0 .5rem; }
section { margin: 1rem 0; padding: 1rem; border: 1px solid #8886; border-radius: .5rem; }
.green { background: #1b7f3b; color: #fff; } .red { background: #b3261e; color: #fff; } .amber { background: #ffd98a; color: #222; }
.codes b { display: block; font: 700 1.6rem ui-monospace, monospace; } .codes small { font-family: ui-monospace, monospace; }
dd { margin: 0 0 .75rem; }
table { width: 100%; border-collapse: collapse; } caption { text-align: start; font-weight: 700; }
th, td { text-align: start; vertical-align: top; padding: .25rem .5rem .25rem 0; border-bottom: 1px solid #8884; }
tbody th { font-weight: 400; }
button, select { font: inherit; min-height: 2.75rem; max-width: 100%; }
@media print { select, button { display: none; } }
`;
