/** What the metrics cost: a scrape of all there is after a long day, and an observation. */
import { EventKind } from '#generated/values.ts';
import { measureWriting } from '#server/metrics/measure-database.ts';
import { createMetrics } from '#server/metrics/metrics.ts';
import { contract } from '#server/shapes/contract.ts';
import { startServer } from '#tests/running/server.ts';
import { type Figure, figure, report } from './report.ts';

const scrapes = 300;
const observations = 200_000;
const figures: Figure[] = [];

const { render, observe } = fullMetrics();
figures.push(figure('size of a scrape', render().length / 1000, 'kB'));
figures.push(figure('observation', timeOf(observe, observations) * 1000, 'µs', { atMost: 2 }));
const times = Array.from({ length: scrapes }, () => timeOf(render, 1)).sort((one, other) => one - other);
figures.push(figure('scrape, median', at(times, 0.5), 'ms', { atMost: 5 }));
// What the thread works, not what a busy machine lets it wait.
figures.push(figure('scrape, work of the thread', workOf(render, scrapes), 'ms', { atMost: 5 }));

const server = await startServer({ env: { LOG_LEVEL: 'error', DEMO: '1', METRICS_TOKEN: 'bench-token-of-metrics' } });
try {
  const asked: number[] = [];
  let size = 0;
  for (let count = 0; count < scrapes; count += 1) {
    const began = performance.now();
    const answer = await fetch(`${server.url}/metrics`, {
      headers: { authorization: 'Bearer bench-token-of-metrics' },
    });
    size = (await answer.text()).length;
    asked.push(performance.now() - began);
  }
  asked.sort((one, other) => one - other);
  figures.push(figure('over HTTP: size', size / 1000, 'kB'));
  figures.push(figure('over HTTP: median', at(asked, 0.5), 'ms'));
  figures.push(figure('over HTTP: p99', at(asked, 0.99), 'ms'));
} finally {
  await server.stop();
}
console.log(report('metrics', figures));

/** As many series as a server has that has answered every family with every status. */
function fullMetrics() {
  const metrics = createMetrics();
  const written = measureWriting(metrics);
  const families = [
    ...new Set(
      Object.values(contract.paths).flatMap((item) =>
        Object.values(item as Record<string, { tags?: string[] }>).flatMap(({ tags }) => tags ?? []),
      ),
    ),
  ];
  const answers = metrics.counter('callboard_http_requests_total', 'Answers.', 'family', 'status');
  const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
  const taken = metrics.histogram('callboard_http_request_seconds', 'Times.', seconds, 'family');
  for (const family of families) {
    for (const status of ['200', '304', '400', '401', '403', '404', '409', '413', '415', '429', '500', '503']) {
      answers.add(1, family, status);
    }
    taken.observe(0.02, family);
  }
  for (const kind of EventKind) written({ commands: 3, ms: 2, happened: [{ kind, waitedMs: 60_000 }] });
  return { render: metrics.render, observe: () => taken.observe(0.02, 'queue') };
}

function timeOf(work: () => unknown, times: number): number {
  const began = performance.now();
  for (let count = 0; count < times; count += 1) work();
  return (performance.now() - began) / times;
}

function workOf(work: () => unknown, times: number): number {
  const before = process.threadCpuUsage();
  for (let count = 0; count < times; count += 1) work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000 / times;
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}
