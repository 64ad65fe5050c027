import { startSmtpPeer } from '../../tooling/smtp-peer.ts';

// A mail server in a process of its own, so that no figure includes its work.
const peer = await startSmtpPeer();
setInterval(() => peer.received.splice(0), 200);
console.log(`http://localhost:${peer.port}`);
