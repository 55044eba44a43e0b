/** A strict reader of Prometheus' text format (0.0.4), written from its description and not from our writer. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

export interface Exposed {
  types: Map<string, string>;
  samples: Sample[];
}

const name = '[a-zA-Z_:][a-zA-Z0-9_:]*';
const sampleLine = new RegExp(`^(${name})(?:\\{(.*)\\})? (\\S+)$`);
const labelPair = /^([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"(?:,|$)/;

/** @throws Error that names the first line which is against the format, or a family that is not whole */
export function parseExposition(text: string): Exposed {
  const types = new Map<string, string>();
  const samples: Sample[] = [];
  const seen = new Set<string>();
  const done = new Set<string>();
  let family = '';
  if (!text.endsWith('\n')) throw new Error('the last line has no end');
  for (const line of text.slice(0, -1).split('\n')) {
    const wrong = (why: string) => new Error(`${why}: ${line}`);
    const [, helped] = new RegExp(`^# HELP (${name}) .+$`).exec(line) ?? [];
    const [, typed, type = ''] = new RegExp(`^# TYPE (${name}) (counter|gauge|histogram)$`).exec(line) ?? [];
    if (helped) {
      if (done.has(helped)) throw wrong('a family comes twice');
      done.add(helped);
      family = helped;
      continue;
    }
    if (typed) {
      if (typed !== family) throw wrong('a type stands without its help');
      types.set(typed, type);
      continue;
    }
    const [, own = '', labelText, number = ''] = sampleLine.exec(line) ?? [];
    if (!own) throw wrong('no line of the format');
    const labels = labelsOf(labelText ?? '', wrong);
    if (seen.has(`${own}{${labelText}}`)) throw wrong('a series comes twice');
    seen.add(`${own}{${labelText}}`);
    const base = types.get(family) === 'histogram' ? own.replace(/_(bucket|sum|count)$/, '') : own;
    if (base !== family) throw wrong(`a sample stands among those of ${family}`);
    samples.push({ name: own, labels, value: numberOf(number, wrong) });
  }
  for (const [own, type] of types) if (type === 'histogram') checkHistogram(own, samples);
  return { types, samples };
}

function labelsOf(text: string, wrong: (why: string) => Error): Record<string, string> {
  const labels: Record<string, string> = {};
  let rest = text;
  while (rest !== '') {
    const [whole, key = '', value = ''] = labelPair.exec(rest) ?? [];
    if (!whole || key in labels) throw wrong('labels that cannot be read');
    labels[key] = value.replace(/\\(["\\n])/g, (_, one) => (one === 'n' ? '\n' : one));
    rest = rest.slice(whole.length);
  }
  return labels;
}

function numberOf(text: string, wrong: (why: string) => Error): number {
  if (text === '+Inf') return Number.POSITIVE_INFINITY;
  if (!/^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i.test(text)) throw wrong('no number');
  return Number(text);
}

/** Buckets grow, the last is +Inf and says the count. */
function checkHistogram(own: string, samples: Sample[]): void {
  const groups = new Map<string, Sample[]>();
  for (const sample of samples.filter(({ name: one }) => one.startsWith(`${own}_`))) {
    const { le: _, ...others } = sample.labels;
    const key = JSON.stringify(others);
    groups.set(key, [...(groups.get(key) ?? []), sample]);
  }
  for (const group of groups.values()) {
    const buckets = group.filter(({ name: one }) => one === `${own}_bucket`);
    const bounds = buckets.map(({ labels }) => (labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le)));
    const rising = (values: number[], least: boolean) =>
      values.every((value, index) => index === 0 || (least ? value >= values[index - 1]! : value > values[index - 1]!));
    const values = buckets.map(({ value }) => value);
    const count = group.find(({ name: one }) => one === `${own}_count`)?.value;
    const whole = bounds.at(-1) === Number.POSITIVE_INFINITY && values.at(-1) === count;
    if (!whole || !rising(bounds, false) || !rising(values, true) || !group.some((one) => one.name === `${own}_sum`)) {
      throw new Error(`the histogram ${own} is not whole`);
    }
  }
}
