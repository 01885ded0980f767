// Shows what the server tells the phone of a follower. It opens no page and keeps nothing; the words are the server's.
self.addEventListener('push', (event) => {
  const { title, body, tag, url, off, language } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      renotify: true, // a later move takes the place of the one before, and is news
      lang: language,
      icon: 'icon-192.png',
      data: url,
      actions: [{ action: 'off', title: off }]
    })
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(event.action === 'off' ? turnOff() : show(event.notification.data));
});

// This phone is told nothing any more, of no tournament. Without a network the service itself knows of no such phone, and says so to the server.
async function turnOff() {
  const subscription = await self.registration.pushManager.getSubscription();
  if (subscription === null) return;
  const api = new URL(self.location.href).searchParams.get('api');
  const body = JSON.stringify({ endpoint: subscription.endpoint });
  await subscription.unsubscribe();
  await fetch(`${api}/api/live/push/off`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body
  }).catch(() => undefined);
}

async function show(url) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const same = open.find((client) => client.url === url);
  return same ? same.focus() : self.clients.openWindow(url);
}
