import { setFlagsFromString } from 'node:v8';

/**
 * V8 compiles a busy function of the engine anew, optimised. For one of them, which only opening and migrating a database keep busy, that
 * takes 600 MB and seconds of a core. So no function is optimised until the schema is up to date: then those that queries use are.
 */
export function holdOptimising(): void {
  setFlagsFromString('--wasm-tier-up-filter=0'); // only the function of this number, which is none
  setFlagsFromString('--wasm-lazy-validation'); // a function is checked when it first runs, as it is compiled then
}
export const allowOptimising = (): void => setFlagsFromString('--wasm-tier-up-filter=-1'); // all of them
