/** Whatever can tell something of a patient is in the log of reads: by the names that properties have, not by our marks. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Shape {
  $ref?: string;
  properties?: Record<string, Shape>;
  items?: Shape;
  additionalProperties?: boolean | Shape;
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
}
interface Operation {
  operationId: string;
  responses: Record<string, { content?: Record<string, { schema: Shape }> }>;
  'x-reads'?: string;
}

const document = JSON.parse(readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Shape> };
};

/** What says who somebody is, or could. */
const tells =
  /^(name|secondName|fullName|maskedName|patientName|patientId|medicalRecordNumber|identityNumber|birthday|birthDate|dateOfBirth|age|gender|phone|telephone|mobile|email|address)$/i;

/** Shapes whose properties of such a name are no patient's: staff, things, places, and the caller's own address. */
const notPatients = new Set(
  `AccessLog ApiKey Apn AppActionLog Backup ChangeLog Choice Counter CounterQueue CounterServiceInfo DepartmentList DeskPrinter Doctor GroupHistory
  FleetDevice GroupWaiting ImageList LauncherYaml LockedSignIn Media MediaAccount MediaBankItem MediaLibraryItem MedicalDepartment ModeChoiceList Nurse
  Organisation OwnAccount PairedDevice Panel PanelGroup Paramedic Printer ProxyLaunch OfferedCounter QueueIssuing QueuePolicyPresetList QueueSize QueueSizeList
  ReadLog Room SignInSession Staff TransferTarget ViewCounter ViewGroup ViewMedia ViewStaff Voice VoiceGroup`.split(
    /\s+/,
  ),
);

/** Operations whose shape could tell something that the server leaves out. */
const leftOut = ['getHallView'];

/** Where a shape tells something of a patient, as Shape.property; by whatever way it is reached. */
function telling(shape: Shape | boolean | undefined, name: string, seen = new Set<string>()): string[] {
  if (typeof shape !== 'object') return [];
  if (shape.$ref) {
    const target = shape.$ref.slice(shape.$ref.lastIndexOf('/') + 1);
    if (seen.has(target)) return [];
    seen.add(target);
    return telling(document.components.schemas[target], target, seen);
  }
  const own = Object.keys(shape.properties ?? {}).filter((property) => tells.test(property) && !notPatients.has(name));
  const inner = [
    ...Object.values(shape.properties ?? {}),
    shape.items,
    shape.additionalProperties,
    ...(shape.anyOf ?? []),
    ...(shape.oneOf ?? []),
    ...(shape.allOf ?? []),
  ];
  return [...own.map((property) => `${name}.${property}`), ...inner.flatMap((one) => telling(one, name, seen))];
}

const operations = Object.values(document.paths).flatMap((item) => Object.values(item));

test('every operation whose answer can tell something of a patient says how its reading is recorded', () => {
  const silent = operations.flatMap(({ operationId, responses, 'x-reads': reads }) => {
    const answers = Object.values(responses).flatMap(({ content = {} }) => Object.values(content));
    const found = answers.flatMap(({ schema }) => telling(schema, operationId));
    return found.length > 0 && !reads ? [`${operationId}: ${found.join(', ')}`] : [];
  });
  expect(silent, 'mark the property with x-personal, or name its shape among those of no patient').toEqual([]);
});

test('what is left out of the log of reads is known by name', () => {
  const never = operations.filter((operation) => operation['x-reads'] === 'never');
  expect(never.map(({ operationId }) => operationId)).toEqual(leftOut);
});

test('no shape is called no patient’s in vain', () => {
  const strange = [...notPatients].filter(
    (name) => !namesIn(document.components.schemas[name]).some((property) => tells.test(property)),
  );
  expect(strange).toEqual([]);
});

function namesIn(shape: Shape | undefined): string[] {
  const inner = [shape?.items, ...Object.values(shape?.properties ?? {})].filter((one) => one && !one.$ref);
  return [...Object.keys(shape?.properties ?? {}), ...inner.flatMap(namesIn)];
}
