import type { Translated } from '../translated.ts';
import type { catalogue as vi } from '../vi/address.ts';

export const catalogue: Translated<typeof vi> = {
  intro: 'Fairway tests each address. Scan the code to go on testing on a phone.',
  list: 'Addresses',
  kind: {
    public: 'The address of QR codes and links',
    network: 'An address in the club’s Wi-Fi',
    machine: 'Opens only on its own machine',
    typed: 'The address that you typed',
  },
  add: 'Test another address',
  test: 'Test',
  again: 'Test again',
  testing: 'Testing…',
  verdict: {
    good: 'Everything works',
    part: 'Works in part',
    not: 'It does not work',
  },
  behindProxy: 'Phones come in by the proxy in front (HOST=127.0.0.1).',
  sign: {
    reach: { name: 'Opens this Fairway' },
    https: { name: 'https', good: 'Browsers trust it.', bad: 'There is no https.' },
    certificate: {
      name: 'End of the certificate',
      good_one: 'Until {{date}}, {{count}} day left.',
      good_other: 'Until {{date}}, {{count}} days left.',
      bad: 'Expires on {{date}}.',
    },
    offline: {
      name: 'Opens again without coverage',
      good: 'The scoring page opens again without coverage.',
      bad: 'Without coverage, phones cannot open the scoring page again. Strokes already entered are kept, and sent once there is coverage.',
    },
    icon: {
      name: 'Icon on the home screen',
      good: 'It can be installed on the home screen like an app.',
      bad: 'It cannot be installed on the home screen like an app.',
    },
    awake: {
      name: 'Screen stays on',
      good: 'The screen stays on while scores are entered.',
      bad: 'The screen goes dark between shots.',
      saving: 'The phone is saving its battery, so the screen goes dark.',
    },
    stream: {
      name: 'Results update by themselves',
      good: 'Changes arrive at once.',
      bad: 'Changes do not arrive at once: the leaderboard updates every minute only. A proxy or a tunnel holds the event stream back.',
    },
    store: {
      name: 'Strokes kept on the phone',
      good: 'Strokes are kept on the phone until they are sent.',
      bad: 'The browser keeps no strokes on the phone, as in a private window.',
    },
  },
  reach: {
    here: 'The address leads to this Fairway.',
    'no-name': 'This name leads nowhere yet (DNS).',
    refused: 'The machine at this address takes no connections on this port.',
    silent: 'No answer after 5 seconds: a firewall, a router, or the wrong address.',
    'no-tls': 'The machine at this address has no https on this port yet.',
    'to-https': 'This address goes on to https.',
    elsewhere: 'Something answers, but not this Fairway.',
    other: 'The connection broke off.',
  },
  place: {
    machine: 'The name leads to the machine that Fairway runs on.',
    network: 'The name leads to the local network: it opens in the club’s Wi-Fi only.',
    internet: 'The name leads to the internet.',
  },
  fault: {
    ended: 'The certificate has expired: phones say that the page is not safe.',
    name: 'The certificate is not for this name: phones say that the page is not safe.',
    authority: 'The certificate is of no known authority: phones say that the page is not safe.',
    other: 'The certificate cannot be used: phones say that the page is not safe.',
  },
  scan: 'Scan to test on a phone',
  codeOf: 'QR code that opens the test of {{address}}',
  phone: {
    title: 'This device, at this address',
    intro: 'A test of the device that has this page open, at the address {{address}}. Nothing is sent.',
    done: 'Everything of the scoring page works on this device.',
    some: 'What has an amber sign does not work on this device. Show this page to whoever installed Fairway.',
  },
  certificate: {
    title: 'Fairway’s own certificate',
    none: 'Fairway has no certificate yet: the https port does not answer.',
    until_one: 'Fairway uses a certificate until {{date}}, {{count}} day left.',
    until_other: 'Fairway uses a certificate until {{date}}, {{count}} days left.',
    fromAuthority: 'Fairway renews it by itself when a third of its time is left.',
    fromFolder: 'Fairway reads the files in the certificate’s folder again every minute; another program renews them.',
    trial: 'This is a certificate for trials (staging), which no browser trusts. Take out ACME_DIRECTORY to get a real one.',
    failed: 'The certificate was not issued at {{at}}: {{text}}',
    folderFailed: 'The files of the certificate could not be used at {{at}}: {{text}}',
    next: 'The next try is at {{at}}, or when Fairway starts again.',
  },
  waysTitle: 'Five ways for phones to come in',
  steps: 'Steps',
  proof: 'Test',
  way: {
    own: {
      title: 'Your own domain, and Fairway gets the certificate',
      text: 'The machine has an internet address of its own, and no proxy in front.',
      steps:
        'Point a name, such as golf.yourclub.com, to the internet address of the machine (an A record).\nOpen ports 80 and 443 from the internet to the machine.\nSet TLS=auto and PUBLIC_URL=https://golf.yourclub.com. With PostgreSQL set FAIRWAY_SECRET too: 32 random characters or more.\nAllow Fairway these two ports with deploy/fairway@443.conf, then start fairway@443.\nSet ACME_DIRECTORY=staging for a first trial; once it works, take that line out.',
      proof: 'Test the address above. Every line must be green; with staging only the line https stays amber.',
    },
    proxy: {
      title: 'A proxy in front (nginx, Caddy)',
      text: 'The machine has nginx or Caddy already, or other pages.',
      steps:
        'Copy deploy/nginx.conf or deploy/Caddyfile, and put your name in place of golf.example.com.\nSet TRUST_PROXY=127.0.0.1 and PUBLIC_URL=https://golf.yourclub.com, then start Fairway again.\nCaddy gets the certificate by itself; with nginx use certbot.',
      proof: 'Test the address above. When “Results update by themselves” is green, the proxy lets event streams through.',
    },
    dns: {
      title: 'A name that leads into the local network (DNS-01)',
      text: 'There may be no internet on the day: machine and phones share a Wi-Fi, and still have https.',
      steps:
        'Give the machine a fixed address in the Wi-Fi, such as 192.168.1.20, and point the name golf.yourclub.com (A record) to it.\nGet the certificate by DNS-01 with lego, acme.sh or certbot: no port has to be open, only an API key of whoever keeps the domain is needed.\nPut fullchain.pem and privkey.pem into a folder, set TLS=/etc/fairway/tls (that folder) and PUBLIC_URL=https://golf.yourclub.com. Fairway takes new files by itself after each renewal.\nAdd the name with 192.168.1.20 to the DNS of the router, so that it works without internet; if the router blocks names that lead into the local network, allow this one.\nRenew before the day: without internet nothing is renewed.',
      proof: 'Unplug the router from the internet and open the address again on a phone in the Wi-Fi: every line stays green.',
    },
    tunnel: {
      title: 'A tunnel with a fixed name',
      text: 'No port of the router can be opened, as on 4G or in a hotel.',
      steps:
        'Make a named tunnel (no passing name: QR codes are printed with it) to http://127.0.0.1:3000.\nSet TRUST_PROXY=127.0.0.1 and PUBLIC_URL=https://golf.yourclub.com.\nThe tunnel must let through: event streams without holding them back, connections that send nothing for 60 seconds, the header Authorization, files of 17 MB.\nPut no login and no browser check in front of /live, /t and /api. Let nothing be cached longer than Fairway allows.\nWithout internet there is no tunnel: have DNS-01 ready for a course with weak coverage.',
      proof: 'Test the address above, then scan the code with a phone on 4G.',
    },
    plain: {
      title: 'http, without https',
      text: 'It works in the Wi-Fi right away, but caddies lose three things.',
      steps:
        'Kept: strokes stay on the phone and are sent once there is coverage; the leaderboard updates by itself; the score desk works.\nLost: without coverage the scoring page cannot be opened again, so caddies must not close it.\nLost: the screen goes dark between shots and has to be unlocked at each hole.\nLost: it cannot be installed on the home screen like an app.\nPasswords and scores cross the Wi-Fi without encryption: use it in the club’s own network only.',
      proof: 'Scan the code of the Wi-Fi address: the phone shows what works and what does not.',
    },
  },
};
