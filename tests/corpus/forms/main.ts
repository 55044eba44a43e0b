/**
 * `npm run corpus:forms`: the schemas of @jsonforms/examples through our generator. Each is drawn by the form of the
 * administration, judged as its author's schema judges, and comes back as it was; or it is refused with a reason.
 */
import { getExamples } from '@jsonforms/examples';
import { columns } from '#tests/specification/report.ts';
import type { Foreign } from './adapt.ts';
import { changesOf, disagreements, judgeOf, variants } from './compare.ts';
import { openFormPage } from './form-page.ts';
import { generateForm } from './generate-form.ts';

type Values = Record<string, unknown>;
type Result = 'whole' | 'refused' | 'no schema' | 'FAULT';

const page = await openFormPage();
const rows: { name: string; result: Result; drawn: string; judged: string; about: string }[] = [];
try {
  for (const { name, schema, data } of getExamples()) rows.push({ name, ...(await tryOne(schema as Foreign, data)) });
} finally {
  await page.close();
}

console.log(
  columns([
    ['example', 'result', 'fields', 'judged', 'about'],
    ...rows.map(({ name, result, drawn, judged, about }) => [name, result, drawn, judged, about]),
  ]),
);
const count = (wanted: Result) => rows.filter(({ result }) => result === wanted).length;
console.log(
  `\n${rows.length} examples: ${count('whole')} drawn, judged alike and returned as they were, ` +
    `${count('refused')} refused with a reason, ${count('no schema')} without a schema, ${count('FAULT')} at fault.`,
);
process.exitCode = count('FAULT') > 0 ? 1 : 0;

async function tryOne(schema: Foreign | undefined, data: unknown): Promise<Omit<(typeof rows)[number], 'name'>> {
  const nothing = { drawn: '', judged: '', about: '' };
  if (!schema) return { ...nothing, result: 'no schema' };
  const generated = generateForm(schema);
  if (generated.refused !== undefined) return { ...nothing, result: 'refused', about: generated.refused };
  const { form, adapted } = generated;
  const record = (data ?? {}) as Values;
  const judge = judgeOf(schema);
  const differ = judge ? disagreements(judge, form, record) : ['Ajv refuses the schema'];
  const { fields, faults, saved, messages } = await page.draw(form, record);
  // A record that its author's own schema refuses is refused here as well, at its fields.
  const allowed = judge?.(record) ?? false;
  const changed = saved ? changesOf(form, record, saved).map((name) => `${name} came back changed`) : [];
  const unsaved = saved || !allowed ? [] : [`was not saved: ${messages.join(', ')}`];
  const wrong = [...faults, ...differ, ...changed, ...unsaved];
  return {
    result: wrong.length > 0 ? 'FAULT' : 'whole',
    drawn: String(fields),
    judged: String(variants(form, record).length),
    about: wrong.join('; ') || told(adapted, allowed, messages),
  };
}

function told(
  { named, limited, typed }: { named: number; limited: number; typed: number },
  ok: boolean,
  messages: string[],
) {
  const put = Object.entries({ named, limited, typed }).flatMap(([what, count]) =>
    count > 0 ? [`${count} ${what}`] : [],
  );
  return [...put, ...(ok ? [] : [`its record is refused: ${messages.join(', ')}`])].join(', ');
}
