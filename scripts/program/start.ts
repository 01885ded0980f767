import { buildWebIfChanged } from '../kit/web.ts';

/** `npm start`: builds the web if its sources changed, then becomes the server. */
if (!(await buildWebIfChanged())) process.exit(1);
console.log('Đang khởi động máy chủ… / Starting the server …');
await import('../../server/src/main.ts');
