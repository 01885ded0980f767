/** Tells the page around a frame how high the board is, so that it can grow with it. A height tells nothing to anyone else. */
export function tellFrameHeight(): () => void {
  if (window.parent === window) return () => {};
  const tell = () => window.parent.postMessage({ fairwayHeight: Math.ceil(document.documentElement.getBoundingClientRect().height) }, '*');
  const observer = new ResizeObserver(tell);
  observer.observe(document.documentElement);
  return () => observer.disconnect();
}
