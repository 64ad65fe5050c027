import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readSite } from '../../server/http/site-files.ts';
import { readSettings } from '../../server/settings.ts';

// As little as node:http can do: the same bytes and headers for every GET, and thanks for a body that is read and thrown away.
const page = readSite(readSettings().siteDir).get('/')?.br;
if (!page) throw new Error('There is no compressed home page. Run "npm run build" first.');
const thanks = JSON.stringify({ received: true, reference: '0000-0000' });

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    response.writeHead(200, page.headers).end(page.body);
    return;
  }
  request.resume().on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': thanks.length }).end(thanks);
  });
});
server.listen(0, '127.0.0.1', () => console.log(`http://localhost:${(server.address() as AddressInfo).port}`));
