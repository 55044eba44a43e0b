import { type Choices, searchOf } from './choices.ts';
import type { Scene } from './scenes.ts';

/** Widths in CSS pixels at which screens stand beside each other. */
const lyingWidth = 590;
const uprightWidth = 340;
/** Above a screen that fills the window. */
const roomForBar = 250;

/** Draws one screen: the real runtime in a frame of the chosen size, made smaller. Call `end` when it goes. */
export function drawScene(
  scene: Scene,
  choices: Choices,
  choose: (chosen: Choices) => void,
): { figure: HTMLElement; end(): void } {
  const [width = 1, height = 1] = choices.size.split('x').map(Number);
  const shownWidth =
    choices.show === 'one'
      ? Math.min(innerWidth - 48, ((innerHeight - roomForBar) * width) / height)
      : height > width
        ? uprightWidth
        : lyingWidth;
  const scale = shownWidth / width;
  const figure = document.createElement('figure');
  const sized = document.createElement('div');
  const frame = document.createElement('iframe');
  sized.className = 'sized';
  sized.style.cssText = `width:${width * scale}px;height:${height * scale}px`;
  frame.title = scene.caption;
  frame.width = String(width);
  frame.height = String(height);
  frame.loading = 'lazy';
  frame.tabIndex = -1;
  frame.style.transform = `scale(${scale})`;
  frame.src = scene.page;
  const handOver = ({ source, data }: MessageEvent<{ type?: string } | undefined>) => {
    if (!source || source !== frame.contentWindow || data?.type !== 'callboard-preview-ready') return;
    frame.contentWindow.postMessage({ type: 'callboard-preview', view: scene.view() }, location.origin);
  };
  window.addEventListener('message', handOver);
  sized.append(frame);
  figure.append(captionOf(scene, choose), sized);
  return { figure, end: () => window.removeEventListener('message', handOver) };
}

function captionOf({ caption, alone }: Scene, choose: (chosen: Choices) => void): HTMLElement {
  const line = document.createElement('figcaption');
  if (!alone) {
    line.textContent = caption;
    return line;
  }
  const link = document.createElement('a');
  link.href = searchOf(alone);
  link.textContent = caption;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    choose(alone);
  });
  line.append(link);
  return line;
}
