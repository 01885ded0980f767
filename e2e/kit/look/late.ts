import { test } from '@playwright/test';

/** `npm run axe` says until when a screen may be begun, and reads by this reason which were not. */
export const LATE = 'not begun: its time was over';

export const skipWhenLate = (): void => test.skip(Date.now() > Number(process.env.FAIRWAY_AXE_UNTIL ?? Number.POSITIVE_INFINITY), LATE);
