import type { RequestListener } from 'node:http';
import type { Listening } from '../listen.ts';
import { numberIn } from '../numberIn.ts';
import type { Environment } from '../start.ts';
import { accessLine } from './accessLog.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './metricsServer.ts';
import { recordRequest } from './requestRecord.ts';

/** Observability for the server's operator: an access log and metrics, both optional. */
interface Operations {
  /** Called with each request before it is answered. */
  observe: RequestListener;
  metrics: Listening | null;
  close(): Promise<void>;
}

/**
 * Starts what METRICS_PORT and ACCESS_LOG enable. The log is on by default if COMMERCE_URL is set.
 *
 * @param write - called with each line of the access log.
 */
export async function startOperations(
  environment: Environment,
  write: (line: string) => void,
): Promise<Operations> {
  const { METRICS_PORT, HOST, COMMERCE_URL, COMMERCE_GRAPHQL_PATH = '/graphql' } = environment;
  const { ACCESS_LOG = COMMERCE_URL ? 'on' : 'off' } = environment;
  const metrics = createMetrics();
  const server = METRICS_PORT
    ? await serveMetrics(metrics, numberIn(environment, 'METRICS_PORT', 0), HOST)
    : null;
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
