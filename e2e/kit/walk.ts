/** `npm run walk`, and `npm run axe` too: every screen is looked at, where `npm test` looks at a few. */
export const isWalk = process.env.FAIRWAY_WALK !== undefined || process.env.FAIRWAY_AXE !== undefined;
