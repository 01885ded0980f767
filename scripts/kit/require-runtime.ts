/**
 * Stops a test runner that was started by hand, or by an editor, on a Node that does not run TypeScript unbuilt: on such a
 * Node the tests fail one after the other for reasons that explain nothing. The file that calls it must itself load there.
 */
export function requireRuntime(instead: string): void {
  if (process.features.typescript) return;
  const { node } = process.versions;
  console.error(
    `Node ${node} quá cũ để chạy các bài kiểm tra; hãy gõ: ${instead} / Node ${node} is too old for the tests; type: ${instead}`,
  );
  process.exit(1);
}
