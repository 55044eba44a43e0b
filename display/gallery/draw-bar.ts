import type { Translator } from '#client/language/translator.ts';
import { type Choices, choosable } from './choices.ts';
import { typeText } from './gallery-text.ts';

/** Choices that a view has no use for are not offered. */
const without: { [Show in Choices['show']]: (keyof Choices)[] } = {
  types: ['type'],
  states: ['state'],
  themes: ['theme'],
  blocks: ['type'],
  one: [],
};

/** Draws the title and a list of values for each choice. */
export function drawBar(bar: HTMLElement, choices: Choices, text: Translator, choose: (chosen: Choices) => void): void {
  const title = document.createElement('h1');
  const hint = document.createElement('p');
  const form = document.createElement('form');
  title.textContent = text('gallery.title');
  hint.textContent = text('gallery.hint');
  const names = (Object.keys(choosable) as (keyof Choices)[]).filter((name) => !without[choices.show].includes(name));
  for (const name of names) {
    const label = document.createElement('label');
    const select = document.createElement('select');
    select.name = name;
    select.append(...choosable[name].map((value) => new Option(valueText(name, value, text), value)));
    select.value = choices[name];
    select.addEventListener('change', () => choose({ ...choices, [name]: select.value }));
    label.append(text(`gallery.choices.${name}`), select);
    form.append(label);
  }
  bar.replaceChildren(title, hint, form);
}

function valueText(name: keyof Choices, value: string, text: Translator): string {
  if (name === 'type') return typeText(value, text);
  if (name === 'state') return text(`gallery.states.${value}`);
  if (name === 'show') return text(`gallery.shows.${value}`);
  if (name === 'theme') return text(`values.Theme.${value}`);
  return name === 'size' ? value.replace('x', ' × ') : text(`values.Locale.${value}`);
}
