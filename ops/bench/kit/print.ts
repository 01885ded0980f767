/** One line a figure: name, value, unit, ratio to the control, and the target. */
export function print(name: string, value: number, unit: string, ratio?: { value: number; to: string; goal?: string }): void {
  const digits = value >= 100 ? 0 : value >= 10 ? 1 : 3;
  const figure = `${name.padEnd(58)} ${value.toFixed(digits).padStart(10)} ${unit.padEnd(12)}`;
  const compared = ratio ? `${ratio.value.toFixed(2)} × ${ratio.to}${ratio.goal ? ` (to reach: ${ratio.goal})` : ''}` : '';
  process.stdout.write(`${`${figure} ${compared}`.trimEnd()}\n`);
}
