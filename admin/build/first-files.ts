import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** What is loaded before a list can be used: the page's beginning and the area, with all that they import. */
const beginnings = ['admin/main.tsx', 'admin/areas/OrganisationArea.tsx', 'admin/areas/AdvanceArea.tsx'];

/** Files of the first screen: those that the beginnings import at once, not those that are loaded later. */
export function firstFiles(): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return;
    found.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:^|\n)(?:import|export)(?! type )[^;]*?from '([^']+)'/g,
    )) {
      if (path.startsWith('.')) visit(join(dirname(file), path));
      else if (/^#(admin|client)\//.test(path)) visit(join(root, path.slice(1)));
    }
  };
  for (const file of beginnings) visit(join(root, file));
  return [...found];
}

let known: Set<string> | undefined;

/** Whether a module of the build is a file of the first screen. */
export function isFirstFile(id: string): boolean {
  known ??= new Set(firstFiles());
  return known.has(id);
}
