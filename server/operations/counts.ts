/** Seconds by which the durations of answers are sorted, as Prometheus does. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** What happened since the start, in numbers. */
export type Counts = ReturnType<typeof createCounts>;

/** Starts counting from nothing. */
export function createCounts() {
  const answers = new Map<string, number>();
  // Alerts compare with what was before, so what never happened counts as none.
  const statuses = new Map(['2xx', '3xx', '4xx', '5xx'].map((status) => [status, 0]));
  // By the least bound that holds each: adding them up can wait until somebody asks.
  const fallen = new Map<number, number>();
  let count = 0;
  let total = 0;
  const addTo = <Name>(counts: Map<Name, number>, name: Name) => void counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    /** Counts one more answer to a tour request. */
    add: (name: string) => addTo(answers, name),
    /** All answers to tour requests so far, by name. */
    all: (): ReadonlyMap<string, number> => answers,
    /** Counts one more answer of any kind, by its status and the seconds from the request's headers to the end of the answer. */
    answered(status: number, seconds: number) {
      addTo(statuses, `${Math.floor(status / 100)}xx`);
      count += 1;
      total += seconds;
      const bound = BOUNDS.find((bound) => seconds <= bound);
      if (bound !== undefined) addTo(fallen, bound);
    },
    /** All answers of any kind so far, by class of status such as "2xx". */
    statuses: (): ReadonlyMap<string, number> => statuses,
    /** How long they took: how many were given within each bound in seconds, in how many seconds in all. */
    durations() {
      let sum = 0;
      const within = BOUNDS.map((bound) => {
        sum += fallen.get(bound) ?? 0;
        return [bound, sum] as const;
      });
      return { within, count, seconds: total };
    },
    /** Whether a proxy nearby said for whom it asks, and nobody may believe it. */
    unreadForwarding: false,
  };
}
