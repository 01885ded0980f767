import { buildWeb } from '../kit/web.ts';

/** `npm run build`: the web only; the server and the scripts run unbuilt. */
if (!(await buildWeb())) process.exitCode = 1;
