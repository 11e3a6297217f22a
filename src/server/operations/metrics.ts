import type { RequestRecord } from './requestRecord.ts';

/** The upper bounds of the duration histogram's buckets, in seconds. */
const BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

interface Durations {
  /** The number of requests in each bucket, not cumulative. */
  counts: number[];
  sum: number;
  count: number;
}

export interface Metrics {
  began(): void;
  answered(record: RequestRecord): void;
  /** All metrics in the Prometheus text format. */
  text(): string;
}

/** Counts responses by route, method and status. */
export function createMetrics(): Metrics {
  const requests = new Map<string, number>();
  const durations = new Map<string, Durations>();
  const startedAt = Date.now() / 1_000 - process.uptime();
  let inFlight = 0;

  return {
    began() {
      inFlight += 1;
    },
    answered({ method, route, status, seconds }) {
      inFlight -= 1;
      const labels = `method="${method}",route="${route}",status="${status}"`;
      requests.set(labels, (requests.get(labels) ?? 0) + 1);
      const entry = durations.get(route) ?? { counts: BUCKETS.map(() => 0), sum: 0, count: 0 };
      durations.set(route, entry);
      entry.count += 1;
      entry.sum += seconds;
      const bucket = BUCKETS.findIndex((bound) => seconds <= bound);
      if (bucket >= 0) entry.counts[bucket] = (entry.counts[bucket] ?? 0) + 1;
    },
    text: () =>
      [
        ...metric('florilegium_http_requests_total', 'counter', 'Answered requests.'),
        ...[...requests].map(([labels, n]) => `florilegium_http_requests_total{${labels}} ${n}`),
        ...metric(DURATION, 'histogram', 'Time from the first byte asked to the last sent.'),
        ...[...durations].flatMap(([route, entry]) => histogram(route, entry)),
        ...metric('florilegium_http_requests_in_flight', 'gauge', 'Requests being answered.'),
        `florilegium_http_requests_in_flight ${inFlight}`,
        ...metric('process_start_time_seconds', 'gauge', 'When the process began.'),
        `process_start_time_seconds ${startedAt.toFixed(3)}`,
        ...metric('process_resident_memory_bytes', 'gauge', 'Memory of the process.'),
        `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
        '',
      ].join('\n'),
  };
}

const DURATION = 'florilegium_http_request_duration_seconds';

const metric = (name: string, type: string, help: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${type}`,
];

function histogram(route: string, { counts, sum, count }: Durations): string[] {
  let cumulative = 0;
  const lines = counts.map((inBucket, index) => {
    cumulative += inBucket;
    return `${DURATION}_bucket{route="${route}",le="${BUCKETS[index]}"} ${cumulative}`;
  });
  return [
    ...lines,
    `${DURATION}_bucket{route="${route}",le="+Inf"} ${count}`,
    `${DURATION}_sum{route="${route}"} ${sum}`,
    `${DURATION}_count{route="${route}"} ${count}`,
  ];
}
