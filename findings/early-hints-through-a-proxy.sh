#!/usr/bin/env bash
# Debian 12: varnish 7.1.1, nginx 1.22.1, haproxy 2.6.12, before a Node server that says early hints (103, RFC 8297): response.writeEarlyHints().
# Expected: who has no use for a 1xx answer leaves it out; the 200 that follows is the answer (RFC 9110, 15.2). HAProxy does, and passes both on.
# Seen: Varnish takes the 103 for the answer, finds no body, and answers 503 “Backend fetch failed”, every time. nginx passes 103 as the final head, and the
# real answer, head and all, as its body, which never ends: a page whose server hints at its scripts is gone behind both.
# Fairway: sends no early hints; links and module preloads stand in the page. `npm run drill -- field proxy` looks at each program.
set -euo pipefail
for program in varnishd nginx haproxy node curl; do
  PATH=$PATH:/usr/sbin command -v $program >/dev/null || { echo "needs $program: apt-get install varnish nginx haproxy curl"; exit 2; }
done
PATH=$PATH:/usr/sbin
folder=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null; wait 2>/dev/null; rm -rf "$folder"' EXIT
cd "$folder"
cat > server.cjs <<'JS'
const { createServer } = require('node:http');
const { writeFileSync } = require('node:fs');
const server = createServer((_, response) => {
  response.writeEarlyHints({ link: '</entry.js>; rel=preload; as=script' });
  setTimeout(() => response.end('the page'), 50);
});
server.listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)));
JS
node server.cjs &
until [ -s port ]; do sleep 0.1; done
port=$(cat port)
free() { node -e "const s=require('net').createServer().listen(0,'127.0.0.1',()=>{console.log(s.address().port);s.close()})"; }
varnish=$(free) nginx=$(free) haproxy=$(free)
echo "vcl 4.1; backend default { .host = \"127.0.0.1\"; .port = \"$port\"; }" > own.vcl
varnishd -F -j none -n "$folder/varnish" -T none -s malloc,16m -a "127.0.0.1:$varnish" -f "$folder/own.vcl" >/dev/null 2>&1 &
paths=$(for kind in client_body proxy fastcgi uwsgi scgi; do echo "${kind}_temp_path $folder/$kind;"; done)
cat > nginx.conf <<CONF
daemon off; pid $folder/nginx.pid; events {}
http { access_log off; $paths server { listen 127.0.0.1:$nginx; location / { proxy_pass http://127.0.0.1:$port; } } }
CONF
nginx -c "$folder/nginx.conf" -p "$folder" -e "$folder/error.log" &
cat > haproxy.cfg <<CONF
defaults
  mode http
  timeout connect 5s
  timeout client 50s
  timeout server 50s
listen club
  bind 127.0.0.1:$haproxy
  server one 127.0.0.1:$port
CONF
haproxy -f haproxy.cfg >/dev/null 2>&1 &
for at in $varnish $nginx $haproxy; do until (exec 3<>"/dev/tcp/127.0.0.1/$at") 2>/dev/null; do sleep 0.1; done; done
dpkg-query -W -f '${Package} ${Version}\n' varnish nginx haproxy
statuses() { { curl -si --max-time 3 "http://127.0.0.1:$1/" || true; } | tr -d '\r' | sed -n 's/^HTTP\/1.1 \([0-9]*\).*/\1/p' | tr '\n' ' '; }
ended() { curl -s --max-time 3 -o /dev/null "http://127.0.0.1:$1/" && echo ends || echo "never ends"; }
seen="varnish $(statuses "$varnish")/ nginx $(ended "$nginx") / haproxy $(statuses "$haproxy")$(ended "$haproxy")"
echo "$seen"
[ "$seen" = "varnish 503 / nginx never ends / haproxy 103 200 ends" ]
