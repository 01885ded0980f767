import { freemem } from 'node:os';
import { expectWeb } from '../../server/src/web-build.ts';
import { buildWebIfChanged } from '../kit/web.ts';

/** The build beside a server that makes its database. */
const BYTES_FOR_BOTH = 2_000_000_000;

/** `npm start`: builds the web if its sources changed, and becomes the server, which opens its database meanwhile where there is memory for both. */
const building = buildWebIfChanged();
if (freemem() < BYTES_FOR_BOTH && !(await building)) process.exit(1);
expectWeb(building);
console.log('Đang khởi động máy chủ… / Starting the server …');
await import('../../server/src/main.ts');
