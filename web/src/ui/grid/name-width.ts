const NARROWEST = 170;
const WIDEST = 420;
/** The space beside a name in its cell. */
const BESIDE = 44;

/** As wide as the longest name, so that none is cut; a name that is longer still breaks into lines. */
export function nameWidthFor(names: readonly string[]): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) return WIDEST;
  pen.font = "500 14px 'Be Vietnam Pro', system-ui, sans-serif";
  const longest = names.reduce((width, name) => Math.max(width, pen.measureText(name).width), 0);
  return Math.ceil(Math.min(WIDEST, Math.max(NARROWEST, longest + BESIDE)));
}
