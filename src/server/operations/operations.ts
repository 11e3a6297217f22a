import type { RequestListener } from 'node:http';
import type { Listening } from '../listen.ts';
import type { Environment } from '../start.ts';
import { accessLine } from './accessLog.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './metricsServer.ts';
import { recordRequest } from './requestRecord.ts';

/** What whoever runs the server sees of it: an access log and metrics, both only where wanted. */
export interface Operations {
  /** Called with each request before it is answered. */
  observe: RequestListener;
  metrics: Listening | null;
  close(): Promise<void>;
}

/**
 * @param write takes a line of the access log
 * @returns what METRICS_PORT and ACCESS_LOG ask for; the log is on where COMMERCE_URL is set
 */
export async function startOperations(
  environment: Environment,
  write: (line: string) => void,
): Promise<Operations> {
  const { METRICS_PORT, HOST, COMMERCE_URL, COMMERCE_GRAPHQL_PATH = '/graphql' } = environment;
  const { ACCESS_LOG = COMMERCE_URL ? 'on' : 'off' } = environment;
  const metrics = createMetrics();
  const server = METRICS_PORT ? await serveMetrics(metrics, Number(METRICS_PORT), HOST) : null;
  return {
    observe: (incoming, outgoing) => {
      metrics.began();
      recordRequest(incoming, outgoing, COMMERCE_GRAPHQL_PATH, (record) => {
        metrics.answered(record);
        if (ACCESS_LOG === 'on' && record.route !== 'probe') write(accessLine(record, new Date()));
      });
    },
    metrics: server,
    close: async () => server?.close(),
  };
}
