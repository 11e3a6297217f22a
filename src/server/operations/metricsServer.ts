import { type Listening, serve } from '../listen.ts';
import type { Metrics } from './metrics.ts';

/** Serves the metrics on a port of their own, which shoppers cannot reach. */
export const serveMetrics = (metrics: Metrics, port: number, host?: string): Promise<Listening> =>
  serve(
    ({ outgoing, target }) => {
      const isMetricsPath = target.pathname === '/metrics';
      outgoing
        .writeHead(isMetricsPath ? 200 : 404, { 'content-type': 'text/plain; version=0.0.4' })
        .end(isMetricsPath ? metrics.text() : 'Metrics are at /metrics.\n');
    },
    { port, host },
  );
