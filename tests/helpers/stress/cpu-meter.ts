import { BroadcastChannel, isMainThread } from 'node:worker_threads';

// Preloaded into a server to report the CPU time of each thread to the parent process.
const channel = new BroadcastChannel('processor time of each thread');
// Don't keep the process alive for the meter.
channel.unref();

if (!isMainThread) {
  channel.onmessage = ({ data }) => {
    if (data === 'asked') channel.postMessage(usedByThread());
  };
} else if (process.send) {
  channel.onmessage = ({ data }) => process.send?.([usedByThread(), data]);
  process.on('message', (question) => {
    if (question === 'processor time of each thread') channel.postMessage('asked');
  });
  process.channel?.unref();
}

function usedByThread() {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}
