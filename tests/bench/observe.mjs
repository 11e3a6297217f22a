/** Runs in the page before everything else: keeps what the browser says of paint, shift and work. */
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

/** Whether anything is there to be read. */
export const painted = () => globalThis.__vitals.lcp > 0;

/** Reads it. Total blocking time counts what tasks after the first paint take beyond 50 ms. */
export function collect() {
  const { fcp, lcp, cls, tasks } = globalThis.__vitals;
  const tbt = tasks
    .filter(([start]) => start >= fcp)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0);
  return { fcp, lcp, cls, tbt };
}
