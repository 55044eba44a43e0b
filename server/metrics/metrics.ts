/** Adds to what only grows. */
export interface Counter {
  add(amount: number, ...labels: string[]): void;
}

/** Says how something stands. */
export interface Gauge {
  set(value: number, ...labels: string[]): void;
}

/** Counts how large things were. */
export interface Histogram {
  observe(value: number, ...labels: string[]): void;
}

/**
 * What the server measures, in the text format of Prometheus (0.0.4). Every feature that has something to tell asks
 * for its own family here, once; names begin with `callboard_`, and labels have few values: never a name, an
 * identifier or an organisation.
 */
export interface Metrics {
  counter(name: string, help: string, ...labels: string[]): Counter;
  gauge(name: string, help: string, ...labels: string[]): Gauge;
  histogram(name: string, help: string, buckets: readonly number[], ...labels: string[]): Histogram;
  /** Called at each scrape before it is written down; sets gauges, and must not take time. */
  onScrape(read: () => void): void;
  /** Everything as text. */
  render(): string;
}

declare module '../call/services.ts' {
  interface Services {
    readonly metrics: Metrics;
  }
}

export const contentType = 'text/plain; version=0.0.4; charset=utf-8';

interface Family {
  readonly name: string;
  readonly head: string;
  readonly samples: () => Iterable<string>;
}

export function createMetrics(): Metrics {
  const families = new Map<string, Family>();
  const readings: (() => void)[] = [];

  function add(type: string, name: string, help: string, samples: Family['samples']): void {
    if (families.has(name)) throw new Error(`${name} is measured twice`);
    families.set(name, { name, head: `# HELP ${name} ${help}\n# TYPE ${name} ${type}\n`, samples });
  }

  function values(type: 'counter' | 'gauge', name: string, help: string, labels: string[]) {
    const known = new Map<string, number>();
    // What has no labels is there from the start: a rate needs a zero to begin with.
    if (labels.length === 0) known.set(name, 0);
    add(type, name, help, function* () {
      for (const [series, value] of known) yield `${series} ${textOf(value)}\n`;
    });
    const seriesOf = seriesBy(name, labels);
    return { known, seriesOf };
  }

  return {
    counter: (name, help, ...labels) => {
      const { known, seriesOf } = values('counter', name, help, labels);
      return {
        add: (amount, ...given) => {
          const series = seriesOf(given);
          known.set(series, (known.get(series) ?? 0) + amount);
        },
      };
    },
    gauge: (name, help, ...labels) => {
      const { known, seriesOf } = values('gauge', name, help, labels);
      return { set: (value, ...given) => void known.set(seriesOf(given), value) };
    },
    histogram: (name, help, buckets, ...labels) => {
      const known = new Map<string, Distribution>();
      const make = (given: string[]) => {
        const made = distribution(name, buckets, labels, given);
        known.set(given.join(separator), made);
        return made;
      };
      if (labels.length === 0) make([]);
      add('histogram', name, help, function* () {
        for (const one of known.values()) yield* one.samples();
      });
      return { observe: (value, ...given) => (known.get(given.join(separator)) ?? make(given)).observe(value) };
    },
    onScrape: (read) => void readings.push(read),
    render: () => {
      for (const read of readings) read();
      let text = '';
      for (const { head, samples } of families.values()) {
        text += head;
        for (const sample of samples()) text += sample;
      }
      return text;
    },
  };
}

interface Distribution {
  observe(value: number): void;
  samples(): Iterable<string>;
}

function distribution(name: string, buckets: readonly number[], labels: string[], given: string[]): Distribution {
  const counts = new Float64Array(buckets.length + 1);
  let sum = 0;
  const bounds = [...buckets.map(textOf), '+Inf'].map(
    (bound) => `${name}_bucket${labelText([...labels, 'le'], [...given, bound])}`,
  );
  const own = labelText(labels, given);
  return {
    observe: (value) => {
      let index = 0;
      while (index < buckets.length && value > (buckets[index] as number)) index += 1;
      counts[index] = (counts[index] as number) + 1;
      sum += value;
    },
    *samples() {
      let total = 0;
      for (const [index, series] of bounds.entries()) {
        total += counts[index] as number;
        yield `${series} ${total}\n`;
      }
      yield `${name}_sum${own} ${textOf(sum)}\n${name}_count${own} ${total}\n`;
    },
  };
}

const separator = '\u0000';

/** The name and labels of a series, put together once. */
function seriesBy(name: string, labels: string[]): (given: string[]) => string {
  if (labels.length === 0) return () => name;
  const known = new Map<string, string>();
  return (given) => {
    const key = given.join(separator);
    const series = known.get(key);
    if (series !== undefined) return series;
    const made = name + labelText(labels, given);
    known.set(key, made);
    return made;
  };
}

function labelText(labels: string[], given: string[]): string {
  if (labels.length === 0) return '';
  const pairs = labels.map((label, index) => `${label}="${escaped(given[index] ?? '')}"`);
  return `{${pairs.join(',')}}`;
}

function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('"', '\\"');
}

function textOf(value: number): string {
  if (value === Number.POSITIVE_INFINITY) return '+Inf';
  return value === Number.NEGATIVE_INFINITY ? '-Inf' : String(value);
}
