import { BroadcastChannel, isMainThread } from 'node:worker_threads';

// Loaded into a server: it tells its parent on request how much processor time it has used, in all or by thread.
const channel = new BroadcastChannel('processor time of each thread');
// Being asked must not keep a server running that is told to stop.
channel.unref();

if (!isMainThread) {
  channel.onmessage = ({ data }) => {
    if (data === 'asked') channel.postMessage(usedByThread());
  };
} else if (process.send) {
  channel.onmessage = ({ data }) => process.send?.([usedByThread(), data]);
  process.on('message', (question) => {
    if (question === 'processor time') process.send?.(process.cpuUsage());
    if (question === 'processor time of each thread') channel.postMessage('asked');
  });
  process.channel?.unref();
}

function usedByThread() {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}
