/** While it listens, the browser asks before the page is left. Answers with what ends it. */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // the only way before Chrome 119
    event.returnValue = true;
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
