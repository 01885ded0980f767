/** Reads a line from the terminal without showing it. Ctrl-C ends the program. */
export function readSecret(question: string): Promise<string> {
  const { stdin, stdout } = process;
  stdout.write(question);
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stdin.resume();
  return new Promise((resolve) => {
    let typed = '';
    const read = (keys: string) => {
      for (const key of keys) {
        if (key === '\u0003') process.exit(130);
        if (key === '\r' || key === '\n') return end();
        typed = key === '\u007f' || key === '\b' ? typed.slice(0, -1) : typed + key;
      }
    };
    const end = () => {
      stdin.off('data', read);
      stdin.setRawMode(false);
      stdin.pause();
      stdout.write('\n');
      resolve(typed);
    };
    stdin.on('data', read);
  });
}
