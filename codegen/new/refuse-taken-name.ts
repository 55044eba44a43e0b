import { load } from '../load.ts';

/**
 * Asked before anything else is, so that no answer is given in vain.
 * @throws Error if a shape, a family or a panel type under `root` has the name already
 */
export function refuseTakenName(root: string, name: string): void {
  const { schemas, families } = load(root);
  const file = schemas.find((one) => one.name === name)?.file;
  if (file) throw new Error(`${file} is there already`);
  const inAddresses = nameInAddresses(name);
  if (families.some(({ family }) => family === inAddresses)) {
    throw new Error(`openapi/families.yaml has a family ${inAddresses} already; choose another name`);
  }
  const type = schemas.find(({ schema }) => schema['x-panel']?.name === inAddresses);
  if (type) throw new Error(`${type.file} has the name ${inAddresses} already; choose another name`);
}

/** What stands for a name in PascalCase in addresses, as in "wardPanel". */
export function nameInAddresses(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
