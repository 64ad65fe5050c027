import type { StorageHealth } from '../storage/storage.ts';
import type { Counts } from './counts.ts';

/** The figures in the text form that Prometheus reads. */
export function metricsText(
  status: StorageHealth | null,
  { counts, now, promise, droppedLines }: { counts: Counts; now: number; promise: number; droppedLines: number },
): string {
  const age = (at: number | null) => (at ? Math.max(0, (now - at) / 1000) : 0);
  const { user, system } = process.cpuUsage();
  const answers = labeled('answer', counts.all());
  const statuses = labeled('status', counts.statuses());
  const unread = Number(counts.unreadForwarding);
  const started = Math.round(now / 1000 - process.uptime());
  return [
    metric('tour_request_answers_total', 'counter', 'Answers to tour requests by outcome.', answers),
    metric('http_requests_total', 'counter', 'Requests of any kind by class of status.', statuses),
    durationsText(counts.durations()),
    metric(
      'forwarding_headers_unread',
      'gauge',
      'Whether a proxy names visitors and TRUSTED_PROXY does not name it.',
      unread,
    ),
    metric('tour_request_promise_seconds', 'gauge', 'Time within which families are promised a call.', promise / 1000),
    metric('tour_request_store_up', 'gauge', 'Whether requests can be stored.', Number(status?.storing === true)),
    ...(status ? storedFigures(status, age) : []),
    metric('log_lines_dropped_total', 'counter', 'Log lines that could not be written.', droppedLines),
    metric('process_resident_memory_bytes', 'gauge', 'Memory in use.', process.memoryUsage.rss()),
    metric('process_cpu_seconds_total', 'counter', 'Processor time used.', (user + system) / 1e6),
    metric('process_start_time_seconds', 'gauge', 'When the process started.', started),
    '',
  ].join('\n');
}

function storedFigures(status: StorageHealth, age: (at: number | null) => number) {
  const oldestOpen = age(status.oldestUncontactedAt);
  const oldestNotice = age(status.oldestNoticeAt);
  return [
    metric('tour_requests', 'gauge', 'Tour requests on disk.', status.stored),
    metric('tour_requests_quarantined', 'gauge', 'Tour requests in quarantine.', status.quarantined),
    metric('tour_request_oldest_open_seconds', 'gauge', 'Age of the oldest request not marked contacted.', oldestOpen),
    metric('outbox_undelivered', 'gauge', 'Messages not yet delivered.', status.undelivered),
    metric('outbox_failing', 'gauge', 'Messages to staff that were tried and not delivered.', status.failing),
    metric('outbox_oldest_notice_seconds', 'gauge', 'Age of the oldest undelivered notice.', oldestNotice),
  ];
}

function durationsText({ within, count, seconds }: ReturnType<Counts['durations']>) {
  const buckets = [...within, ['+Inf', count] as const].map(([le, value]) => [`_bucket{le="${le}"}`, value] as const);
  const help = 'Seconds from the headers of a request to the end of its answer.';
  return metric('http_request_duration_seconds', 'histogram', help, [...buckets, ['_sum', seconds], ['_count', count]]);
}

function labeled(label: string, values: ReadonlyMap<string, number>) {
  return [...values].map(([name, value]) => [`{${label}="${name}"}`, value] as const);
}

function metric(
  name: string,
  type: 'counter' | 'gauge' | 'histogram',
  help: string,
  figures: number | (readonly [labels: string, value: number])[],
) {
  const values = typeof figures === 'number' ? [['', figures]] : figures;
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...values.map(([labels, value]) => `${name}${labels} ${value}`),
  ].join('\n');
}
