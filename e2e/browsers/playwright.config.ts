import { defineConfig } from '@playwright/test';
import stories from '../playwright.config.ts';

/** `npm run browsers`: the stories’ server, and other browsers beside Playwright’s. */
export default defineConfig({ ...stories, testDir: '.', testMatch: '*.scenario.ts', outputDir: '../../test-results' });
