import type { AddressInfo } from 'node:net';
import express from 'express';
import { createTransport } from 'nodemailer';
import { readSettings } from '../../server/settings.ts';

// The usual way: the handler sends the mail and answers when the mail server has taken it.
const { mail, siteDir } = readSettings();
if (!mail) throw new Error('This server needs a mail server');
const transport = createTransport({ url: mail.url });
const app = express();
app.use(express.urlencoded({ extended: false }));
app.use(express.static(siteDir, { extensions: ['html'] }));

app.post('/', async ({ body: { name, address, email, phone, message } }, response) => {
  if (!name || !address || !email || !phone) return response.status(422).json({ received: false });
  await transport.sendMail({
    from: mail.from,
    to: [...mail.notifyTo],
    replyTo: email,
    subject: 'Tour request',
    text: [name, address, email, phone, message].join('\n'),
  });
  response.json({ received: true });
});

const server = app.listen(0, '127.0.0.1', () => {
  console.log(`http://localhost:${(server.address() as AddressInfo).port}`);
});
