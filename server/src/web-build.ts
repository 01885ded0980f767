let build: Promise<boolean> = Promise.resolve(true);

/** `npm start` builds the web while the server opens its database. False: it could not be built. */
export const isWebBuilt = (): Promise<boolean> => build;
export function expectWeb(building: Promise<boolean>): void {
  build = building;
}
