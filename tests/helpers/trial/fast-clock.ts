// Loaded into the server: its time passes many times as fast, so that waits of half an hour can be watched. It leaps
// twice a second and runs as usual in between, since a library that gives a connection ten seconds asks for the time too.
const TIMES = Number(process.env.TRIAL_CLOCK ?? 1);
const LEAP_EVERY = 500;
const SHORTEST_ROUND = 100;
const { now } = Date;
const { setInterval: setRound } = globalThis;
// The same start in every thread and after every restart.
const start = Number(process.env.TRIAL_CLOCK_START ?? now());

Date.now = () => {
  const sinceStart = now() - start;
  const sinceLeap = sinceStart % LEAP_EVERY;
  return start + (sinceStart - sinceLeap) * TIMES + sinceLeap;
};
globalThis.setInterval = ((work: () => void, wait: number, ...values: []) =>
  setRound(work, Math.max(SHORTEST_ROUND, wait / TIMES), ...values)) as typeof setInterval;
