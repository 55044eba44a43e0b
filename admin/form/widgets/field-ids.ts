/** ids by which a field, its label and its help find each other. */
export function fieldIds(id: string) {
  return { label: `${id}-label`, help: `${id}-help` };
}

/** Attributes that tell assistive technology what a field is called, what is said about it and whether it is wrong. */
export function fieldAria(id: string, rawErrors: string[] | undefined) {
  const ids = fieldIds(id);
  return {
    'aria-labelledby': ids.label,
    'aria-describedby': ids.help,
    'aria-invalid': (rawErrors?.length ?? 0) > 0,
  };
}
