// Loaded into the server: its time passes many times as fast, so that waits of half an hour can be watched.
const TIMES = Number(process.env.TRIAL_CLOCK ?? 1);
const SHORTEST_ROUND = 100;
const { now } = Date;
const { setInterval: setRound } = globalThis;
// The same start in every thread and after every restart.
const start = Number(process.env.TRIAL_CLOCK_START ?? now());

Date.now = () => Math.floor(start + (now() - start) * TIMES);
globalThis.setInterval = ((work: () => void, wait: number, ...values: []) =>
  setRound(work, Math.max(SHORTEST_ROUND, wait / TIMES), ...values)) as typeof setInterval;
