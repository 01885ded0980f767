/** How a person types a command of this program: `npm run admin -- lan`, or what FAIRWAY_PROGRAM says in place of npm, as `fairway admin lan`. */
export function commandOf(word: string, argument = ''): string {
  const program = process.env.FAIRWAY_PROGRAM;
  if (program) return [program, word, argument].filter((part) => part !== '' && part !== 'start').join(' ');
  const npm = word === 'start' ? 'npm start' : `npm run ${word}`;
  return argument === '' ? npm : `${npm} -- ${argument}`;
}
