/** `/display/gallery`: every panel type and every block in sample states. Invented people only, open to anybody. */
import { applyLook, workColours } from '#client/look/tokens.ts';
import '#client/look/work.css';
import './gallery.css';
import { type Choices, choicesOf, searchOf } from './choices.ts';
import { drawBar } from './draw-bar.ts';
import { drawScene } from './draw-scene.ts';
import { galleryText } from './gallery-text.ts';
import { scenesOf } from './scenes.ts';

const bar = document.getElementById('bar') as HTMLElement;
const frames = document.getElementById('frames') as HTMLElement;
let stop: (() => void)[] = [];

applyLook(document.documentElement, workColours);
window.addEventListener('popstate', () => draw(choicesOf(location.search)));
draw(choicesOf(location.search));

function draw(choices: Choices): void {
  const text = galleryText(choices.lang);
  document.documentElement.lang = choices.lang;
  document.title = text('gallery.title');
  drawBar(bar, choices, text, choose);
  for (const end of stop) end();
  const drawn = scenesOf(choices, text).map((scene) => drawScene(scene, choices, choose));
  stop = drawn.map(({ end }) => end);
  frames.className = choices.show === 'one' ? 'frames frames-one' : 'frames';
  frames.replaceChildren(...drawn.map(({ figure }) => figure));
}

/** Each choice has an address of its own, to be sent to somebody. */
function choose(choices: Choices): void {
  history.pushState(null, '', searchOf(choices));
  draw(choices);
}
