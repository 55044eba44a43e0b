import { useEffect, useState } from 'react';
import type { FormDefinition } from './form-definition.ts';
import { loadForm } from './load-form.ts';

/** The generated form of that name; undefined until it is there. */
export function useFormDefinition(name: string): FormDefinition | undefined {
  const [loaded, setLoaded] = useState<{ name: string; form: FormDefinition }>();
  useEffect(() => {
    let wanted = true;
    loadForm(name).then((form) => wanted && setLoaded({ name, form }));
    return () => {
      wanted = false;
    };
  }, [name]);
  return loaded?.name === name ? loaded.form : undefined;
}
