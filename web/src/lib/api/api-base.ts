import { PREFIX } from '../prefix.ts';

/** Where the server is; where this page is from unless the build says otherwise. */
export const API_BASE: string = import.meta.env.VITE_API_BASE ?? PREFIX;
