/** Runs in the page before everything else: records paint, layout shift and long tasks. */
export function observe() {
  const seen = { fcp: 0, lcp: 0, cls: 0, tasks: [] };
  Object.assign(globalThis, { __vitals: seen });
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime;
  });
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  watch('longtask', (entry) => seen.tasks.push([entry.startTime, entry.duration]));
}

/** Whether the page has reported anything. */
export const hasPainted = () => globalThis.__vitals.lcp > 0;

/**
 * Reads the records. Total blocking time is the time beyond 50 ms of each task after the first
 * paint.
 */
export function collect() {
  const { fcp, lcp, cls, tasks } = globalThis.__vitals;
  const tbt = tasks
    .filter(([start]) => start >= fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  return { fcp, lcp, cls, tbt };
}
