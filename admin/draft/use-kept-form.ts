import { useState } from 'react';
import { account, organisationGid, personOf, tokens } from '../session.ts';
import { drafts, ownerKey, personKey } from './drafts.ts';
import { KeptForm } from './kept-form.ts';

/** What is kept of the form at a place, with what was found there; another place is another form. */
export function useKeptForm(place: string): KeptForm {
  const [kept, setKept] = useState(() => ({ place, form: open(place) }));
  if (kept.place === place) return kept.form;
  const other = { place, form: open(place) };
  setKept(other);
  return other.form;
}

function open(place: string): KeptForm {
  const person = present();
  return new KeptForm(drafts, person && ownerKey(person, organisationGid.get()), place);
}

/** Who types. The provider's own pages do not ask who is signed in. */
function present(): string | undefined {
  const known = account.get();
  if (known) return personKey(known);
  if (!tokens.get('systemAdvance')) return undefined;
  const name = personOf('systemAdvance');
  return personKey({ kind: 'systemAdvance', singleSignOn: name !== undefined, ...(name && { name }) });
}
