import { buildWeb } from './web.ts';

/** `npm run build`: the web only; the server and the scripts run unbuilt. */
await buildWeb();
