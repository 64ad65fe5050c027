// Removes the service worker of an older site at this address, which would answer from its cache.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(removeOldSite()));

async function removeOldSite() {
  await registration.unregister();
  for (const key of await caches.keys()) await caches.delete(key);
  for (const client of await clients.matchAll({ type: 'window' })) client.navigate(client.url);
}
