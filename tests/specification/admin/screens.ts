/** What of the administration's screens is generated, and what stands in place of it: read from the sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { type Resource, resources } from '#generated/resources.ts';

/** The screens that a family may have. */
export type Screen = 'list' | 'create' | 'edit';

/** One family in the administration. */
export interface FamilyScreens {
  name: string;
  /** Its screens, each generated or in an override. */
  screens: Readonly<Partial<Record<Screen, 'generated' | 'override'>>>;
  columns: number;
  filters: number;
  fields: number;
  override?: OverrideFile;
}

/** A file in `admin/overrides/`: what it replaces or adds, and why. */
export interface OverrideFile {
  file: string;
  /** The properties of its override, such as `List`. */
  keys: readonly string[];
  /** Its docstring; empty where it has none. */
  reason: string;
}

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folder = 'admin/overrides';
const replaced: Record<Screen, string> = { list: 'List', create: 'Create', edit: 'Edit' };

/** Each family of the administration, in the order of their names. */
export function familyScreens(): FamilyScreens[] {
  const overrides = new Map(overrideFiles().map((override) => [nameOf(override), override]));
  return Object.values(resources).map((resource) => {
    const override = overrides.get(resource.name);
    return {
      name: resource.name,
      screens: screensOf(resource, override),
      columns: resource.columns.length,
      filters: resource.filters.length,
      fields: fieldCount(resource.form),
      ...(override && { override }),
    };
  });
}

/** What is wrong with the overrides: one of no family, or one that does not say why it is there. */
export function wrongOverrides(): string[] {
  return overrideFiles().flatMap((override) => {
    if (!(nameOf(override) in resources)) return [`${override.file} is named after no family.`];
    if (!override.reason) return [`${override.file} does not say why it is there.`];
    return override.keys.length > 0 ? [] : [`${override.file} replaces nothing.`];
  });
}

function screensOf({ operations }: Resource, override: OverrideFile | undefined): FamilyScreens['screens'] {
  const has: Record<Screen, unknown> = { list: operations.list, create: operations.create, edit: operations.update };
  const kept = (Object.keys(replaced) as Screen[]).filter((screen) => has[screen]);
  return Object.fromEntries(
    kept.map((screen) => [screen, override?.keys.includes(replaced[screen]) ? 'override' : 'generated']),
  );
}

function overrideFiles(): OverrideFile[] {
  return readdirSync(`${root}${folder}`)
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readOverride(`${folder}/${name}`));
}

/** Reads the exported `override` of a file, and the comment that stands above it. */
function readOverride(file: string): OverrideFile {
  const source = ts.createSourceFile(file, readFileSync(`${root}${file}`, 'utf8'), ts.ScriptTarget.Latest, true);
  for (const statement of source.statements.filter(ts.isVariableStatement)) {
    const [declared] = statement.declarationList.declarations;
    if (declared?.name.getText() !== 'override' || !declared.initializer) continue;
    const value = declared.initializer;
    const keys = ts.isObjectLiteralExpression(value) ? value.properties.map(({ name }) => name?.getText() ?? '') : [];
    const comments = ts
      .getJSDocCommentsAndTags(statement)
      .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '');
    return { file, keys, reason: comments.join(' ').replace(/\s+/g, ' ').trim() };
  }
  return { file, keys: [], reason: '' };
}

function nameOf({ file }: OverrideFile): string {
  const name = file.slice(folder.length + 1, -'.tsx'.length);
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function fieldCount(form: string): number {
  const { schema } = JSON.parse(readFileSync(`${root}generated/forms/${form}.json`, 'utf8'));
  return Object.keys(schema.properties ?? {}).length;
}
