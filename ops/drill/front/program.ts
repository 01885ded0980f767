import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../server/test/engine/port.ts';
import { startCaddy } from '../kit/caddy.ts';
import { type RunningProxy, startNginx } from '../kit/nginx.ts';
import { startProgram } from '../kit/program.ts';

/** A program between people and Fairway, as its first guide has it or as `docs/operations.md` says. */
export type Front = {
  /** What starts it. */
  readonly command: string;
  readonly name: string;
  readonly setting: string;
  /** It keeps answers: how old a board may be is looked at. */
  readonly keeps?: true;
  /** It is a proxy that browsers are told of, not one before the server. */
  readonly isAsked?: true;
  start(folder: string, ofServer: number): Promise<RunningProxy>;
};

const COMES = 'as it comes';

type Program = { command: string; file: string; args: (file: string, folder: string, port: number) => string[]; settings: SettingsOf };
type SettingsOf = (at: { port: number; ofServer: number; folder: string }) => string;

/** Starts a program on a free port, with a file of settings in the folder. */
const program =
  ({ command, file, args, settings }: Program): Front['start'] =>
  async (folder, ofServer) => {
    const port = await freePort();
    const path = join(folder, file);
    writeFileSync(path, settings({ port, ofServer, folder }));
    const stop = await startProgram(command, args(path, folder, port), port);
    return { url: `http://127.0.0.1:${port}`, stop };
  };

/** Its own rules, and `more` after them. */
const varnish =
  (more = ''): Front['start'] =>
  async (folder, ofServer) => {
    const port = await freePort();
    const file = join(folder, 'fairway.vcl');
    writeFileSync(file, `vcl 4.1;\nbackend default { .host = "127.0.0.1"; .port = "${ofServer}"; }\n${more}`);
    const own = ['-F', '-j', 'none', '-n', join(folder, 'varnish'), '-T', 'none', '-s', 'malloc,64m'];
    const stop = await startProgram('varnishd', [...own, '-a', `127.0.0.1:${port}`, '-f', file], port);
    return { url: `http://127.0.0.1:${port}`, stop };
  };

const lighttpd = (more = '') =>
  program({
    command: 'lighttpd',
    file: 'lighttpd.conf',
    args: (file) => ['-D', '-f', file],
    settings: ({ port, ofServer, folder }) => `
server.modules = ("mod_proxy")
server.bind = "127.0.0.1"
server.port = ${port}
server.document-root = "${folder}"
server.upload-dirs = ("${folder}")
proxy.server = ("" => (("host" => "127.0.0.1", "port" => ${ofServer})))
${more}`,
  });

const squid = (peer = '') =>
  program({
    command: 'squid',
    file: 'squid.conf',
    args: (file, _folder, port) => ['-N', '-n', `fairway${port}`, '-f', file],
    settings: ({ port, ofServer }) => `
http_port 127.0.0.1:${port} accel defaultsite=127.0.0.1
cache_peer 127.0.0.1 parent ${ofServer} 0 no-query originserver ${peer}
http_access allow all
visible_hostname club
access_log none
cache_log /dev/null
coredump_dir none
pid_filename none
shutdown_lifetime 0 seconds
`,
  });

const haproxy = (more = '') =>
  program({
    command: 'haproxy',
    file: 'haproxy.cfg',
    args: (file) => ['-f', file],
    settings: ({ port, ofServer }) => `
defaults
  mode http
  timeout connect 5000
  timeout client 50000
  timeout server 50000
frontend club
  bind 127.0.0.1:${port}
  ${more}
  default_backend fairway
backend fairway
  server one 127.0.0.1:${ofServer}
`,
  });

const modules = ['mpm_event', 'authz_core', 'proxy', 'proxy_http', 'filter', 'deflate', 'headers', 'env', 'setenvif'];
const apache = (more = '') =>
  program({
    command: 'apache2',
    file: 'apache2.conf',
    args: (file) => ['-X', '-f', file],
    settings: ({ port, ofServer, folder }) => `
ServerRoot ${folder}
ServerName 127.0.0.1
Listen 127.0.0.1:${port}
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
${readFileSync('/etc/apache2/mods-available/deflate.conf', 'utf8')}
ProxyPass / http://127.0.0.1:${ofServer}/
${more}`,
  });

const nginx = (more = '') =>
  program({
    command: 'nginx',
    file: 'nginx.conf',
    args: (file, folder) => ['-c', file, '-p', folder, '-e', 'stderr'],
    settings: ({ port, ofServer, folder }) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
events {}
http {
  gzip on;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  server { listen 127.0.0.1:${port}; ${more} location / { proxy_pass http://127.0.0.1:${ofServer}; } }
}
`,
  });

const caddy = program({
  command: 'caddy',
  file: 'Caddyfile',
  args: (file) => ['run', '--config', file, '--adapter', 'caddyfile'],
  settings: ({ port, ofServer }) => `{\n\tadmin off\n}\nhttp://127.0.0.1:${port} {\n\treverse_proxy 127.0.0.1:${ofServer}\n}\n`,
});

const h2o = program({
  command: 'h2o',
  file: 'h2o.conf',
  args: (file) => ['-c', file],
  settings: ({ port, ofServer }) => `
listen:
  host: 127.0.0.1
  port: ${port}
${process.getuid?.() === 0 ? 'user: root' : ''}
compress: ON
hosts:
  default:
    paths:
      "/":
        proxy.reverse.url: http://127.0.0.1:${ofServer}/
`,
});

/** Debian’s own file, with what it listens on. */
const privoxy = (more = '') =>
  program({
    command: 'privoxy',
    file: 'config',
    args: (file) => ['--no-daemon', file],
    settings: ({ port, folder }) => {
      writeFileSync(join(folder, 'club.action'), more);
      const own = readFileSync('/etc/privoxy/config', 'utf8').replace(/^(?:listen-address|logdir|logfile).*$/gm, '');
      return `${own}\nlisten-address 127.0.0.1:${port}\nlogdir ${folder}\nlogfile log\nactionsfile ${folder}/club.action\n`;
    },
  });

/** In the order of the table of `docs/operations.md`. */
export const FRONTS: readonly Front[] = [
  { command: 'varnishd', name: 'Varnish', setting: COMES, keeps: true, start: varnish() },
  {
    ...{ command: 'varnishd', name: 'Varnish', setting: '`set beresp.do_gzip = true`', keeps: true },
    start: varnish('sub vcl_backend_response { set beresp.do_gzip = true; }'),
  },
  { command: 'squid', name: 'squid', setting: COMES, keeps: true, start: squid() },
  { command: 'squid', name: 'squid', setting: '`login=PASSTHRU` on `cache_peer`', keeps: true, start: squid('login=PASSTHRU') },
  { command: 'nginx', name: 'nginx', setting: COMES, start: nginx() },
  {
    command: 'nginx',
    name: 'nginx',
    setting: '`deploy/nginx.conf`',
    keeps: true,
    start: (folder, ofServer) => startNginx(folder, [ofServer]),
  },
  { command: 'caddy', name: 'Caddy', setting: COMES, start: caddy },
  { command: 'caddy', name: 'Caddy', setting: '`deploy/Caddyfile`', start: startCaddy },
  { command: 'apache2', name: 'Apache', setting: COMES, start: apache() },
  { command: 'apache2', name: 'Apache', setting: '`SetOutputFilter DEFLATE`', start: apache('SetOutputFilter DEFLATE') },
  {
    ...{ command: 'apache2', name: 'Apache', setting: 'the same, `DeflateAlterETag NoChange`' },
    start: apache('SetOutputFilter DEFLATE\nDeflateAlterETag NoChange'),
  },
  { command: 'haproxy', name: 'HAProxy', setting: COMES, start: haproxy() },
  {
    ...{ command: 'haproxy', name: 'HAProxy', setting: '`compression algo gzip`' },
    start: haproxy('compression algo gzip\n  compression type text/html application/json text/event-stream image/svg+xml'),
  },
  { command: 'lighttpd', name: 'lighttpd', setting: COMES, start: lighttpd() },
  {
    command: 'lighttpd',
    name: 'lighttpd',
    setting: '`server.stream-response-body = 1`',
    start: lighttpd('server.stream-response-body = 1'),
  },
  { command: 'h2o', name: 'h2o', setting: '`compress: ON`', start: h2o },
  { command: 'privoxy', name: 'Privoxy', setting: COMES, isAsked: true, start: privoxy() },
  {
    ...{ command: 'privoxy', name: 'Privoxy', setting: '`{-filter -deanimate-gifs}` for `/api/live/.*/events$`', isAsked: true },
    start: privoxy('{-filter -deanimate-gifs}\n/api/live/.*/events$\n'),
  },
];
