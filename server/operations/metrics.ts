import type { Status } from '../storage/messages.ts';
import type { Counts, Durations } from './counts.ts';

/** The figures in the text form that Prometheus reads. */
export function metricsText(
  status: Status | null,
  { counts, now, promise, droppedLines }: { counts: Counts; now: number; promise: number; droppedLines: number },
): string {
  const age = (at: number | null | undefined) => (at ? Math.max(0, (now - at) / 1000) : 0);
  const { user, system } = process.cpuUsage();
  return [
    metric(
      'tour_request_answers_total',
      'counter',
      'Answers to tour requests by outcome.',
      [...counts.all()].map(([name, value]) => [`{answer="${name}"}`, value]),
    ),
    metric(
      'http_requests_total',
      'counter',
      'Requests of any kind by class of status.',
      [...counts.statuses()].map(([status, value]) => [`{status="${status}"}`, value]),
    ),
    durationsText(counts.durations()),
    metric('forwarding_headers_unread', 'gauge', 'Whether a proxy names visitors and TRUSTED_PROXY does not name it.', [
      ['', Number(counts.unreadForwarding)],
    ]),
    metric('tour_request_promise_seconds', 'gauge', 'Time within which families are promised a call.', [
      ['', promise / 1000],
    ]),
    metric('tour_request_store_up', 'gauge', 'Whether requests can be stored.', [['', status?.storing ? 1 : 0]]),
    ...(status
      ? [
          metric('tour_requests', 'gauge', 'Tour requests on disk.', [['', status.stored]]),
          metric('tour_requests_quarantined', 'gauge', 'Tour requests in quarantine.', [['', status.quarantined]]),
          metric('tour_request_oldest_open_seconds', 'gauge', 'Age of the oldest request not marked contacted.', [
            ['', age(status.oldestUncontactedAt)],
          ]),
          metric('outbox_undelivered', 'gauge', 'Messages not yet delivered.', [['', status.undelivered]]),
          metric('outbox_failing', 'gauge', 'Messages to staff that were tried and not delivered.', [
            ['', status.failing],
          ]),
          metric('outbox_oldest_notice_seconds', 'gauge', 'Age of the oldest undelivered notice.', [
            ['', age(status.oldestNoticeAt)],
          ]),
        ]
      : []),
    metric('log_lines_dropped_total', 'counter', 'Log lines that could not be written.', [['', droppedLines]]),
    metric('process_resident_memory_bytes', 'gauge', 'Memory in use.', [['', process.memoryUsage.rss()]]),
    metric('process_cpu_seconds_total', 'counter', 'Processor time used.', [['', (user + system) / 1e6]]),
    metric('process_start_time_seconds', 'gauge', 'When the process started.', [
      ['', Math.round(now / 1000 - process.uptime())],
    ]),
    '',
  ].join('\n');
}

function durationsText({ within, count, seconds }: Durations) {
  const buckets = [...within, ['+Inf', count] as const].map(([le, value]) => [`_bucket{le="${le}"}`, value] as const);
  const help = 'Seconds from the headers of a request to the end of its answer.';
  return metric('http_request_duration_seconds', 'histogram', help, [...buckets, ['_sum', seconds], ['_count', count]]);
}

function metric(
  name: string,
  type: 'counter' | 'gauge' | 'histogram',
  help: string,
  values: (readonly [labels: string, value: number])[],
) {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...values.map(([labels, value]) => `${name}${labels} ${value}`),
  ].join('\n');
}
