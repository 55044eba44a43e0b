import { useState } from 'react';
import { organisationGid } from '../session.ts';
import { drafts, ownerKey } from './drafts.ts';
import { KeptForm } from './kept-form.ts';
import { presentPerson } from './present-person.ts';

/** What is kept of the form at a place, with what was found there; another place is another form. */
export function useKeptForm(place: string): KeptForm {
  const [kept, setKept] = useState(() => ({ place, form: open(place) }));
  if (kept.place === place) return kept.form;
  const other = { place, form: open(place) };
  setKept(other);
  return other.form;
}

function open(place: string): KeptForm {
  const person = presentPerson();
  return new KeptForm(drafts, person && ownerKey(person, organisationGid.get()), place);
}
