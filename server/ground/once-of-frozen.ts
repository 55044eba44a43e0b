import { frozen } from './frozen.ts';

/**
 * Makes something of each thing once, if nobody can change it: what is made is for all who ask, and unchangeable too. Of
 * anything else it is made anew each time. A memory of rows freezes them (database/read-cache.ts).
 */
export function onceOfFrozen<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  const made = new WeakMap<Thing, Made>();
  return (thing) => {
    if (!Object.isFrozen(thing)) return make(thing);
    const known = made.get(thing);
    if (known !== undefined) return known;
    const fresh = frozen(make(thing));
    made.set(thing, fresh);
    return fresh;
  };
}
