import type { Translator } from '#client/language/translator.ts';
import { sampleBlocks } from '#client/samples/sample-blocks.ts';
import { sampleNames } from '#client/samples/sample-states.ts';
import { sampleOf, sampleVariants } from '#client/samples/sample-variants.ts';
import { panelTypes } from '#generated/panel-types.ts';
import type { PanelView } from '#generated/shapes.ts';
import { Theme } from '#generated/values.ts';
import type { Choices } from './choices.ts';
import { typeText } from './gallery-text.ts';

/** One screen of the gallery. */
export interface Scene {
  caption: string;
  view(): PanelView;
  /** What a person chooses by pressing it; a block has no screen of its own. */
  alone?: Choices;
  /** The page of the runtime that draws it. */
  page: string;
}

/** Pages that are asked for nothing but frames of samples. */
const pages = { display: '/panel/sample?preview', hall: '/assets/hall/index.html?preview' };

/** The screens that a choice asks for. */
export function scenesOf(choices: Choices, text: Translator): Scene[] {
  const { show, type, state } = choices;
  if (show === 'types') {
    const types = panelTypes.map(({ name }) => sceneOf({ ...choices, type: name }, typeText(name, text)));
    return [...types, ...sampleVariants.map(({ name }) => sceneOf({ ...choices, type: name }, typeText(name, text)))];
  }
  if (show === 'states') {
    return sampleNames.map((name) => sceneOf({ ...choices, state: name }, text(`gallery.states.${name}`)));
  }
  if (show === 'themes') {
    return Theme.map((theme) => sceneOf({ ...choices, theme }, text(`values.Theme.${theme}`)));
  }
  if (show === 'one') return [sceneOf(choices, `${typeText(type, text)} · ${text(`gallery.states.${state}`)}`)];
  return sampleBlocks().map(({ name, drawnBy, view }) => ({
    caption: name,
    page: pages[drawnBy],
    view: () => view({ name: state, language: choices.language, theme: choices.theme }),
  }));
}

function sceneOf(choices: Choices, caption: string): Scene {
  const { type, state: name, language, theme } = choices;
  const { drawnBy = 'display' } = sampleVariants.find((variant) => variant.name === type) ?? {};
  return {
    caption,
    page: pages[drawnBy],
    view: () => sampleOf(type, { name, language, theme }),
    alone: { ...choices, show: 'one' },
  };
}
