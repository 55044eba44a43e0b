/** Every state of a panel type beside each other, without a server: `npx vite --mode display`, then /gallery.html. */
import { panelTypes } from '#generated/panel-types.ts';
import { Locale, Theme } from '#generated/values.ts';
import { sampleNames, sampleView } from './samples/sample-view.ts';

const sizes: { [name: string]: [number, number] } = {
  '1920 × 1080': [1920, 1080],
  '1080 × 1920': [1080, 1920],
  '1366 × 768': [1366, 768],
};
const shownWidth = 640;

const form = document.getElementById('choices') as HTMLFormElement;
const frames = document.getElementById('frames') as HTMLElement;

function choice(name: string, values: readonly string[]): void {
  const label = document.createElement('label');
  const select = document.createElement('select');
  select.name = name;
  select.append(...values.map((value) => new Option(value)));
  label.append(`${name} `, select);
  form.append(label);
}

function draw(): void {
  const chosen = new FormData(form);
  const [width, height] = sizes[String(chosen.get('size'))] as [number, number];
  const scale = Math.min(1, shownWidth / width);
  frames.replaceChildren(
    ...sampleNames.map((name) => {
      const figure = document.createElement('figure');
      const sized = document.createElement('div');
      const frame = document.createElement('iframe');
      sized.className = 'sized';
      sized.style.cssText = `width:${width * scale}px;height:${height * scale}px`;
      frame.width = String(width);
      frame.height = String(height);
      frame.style.transform = `scale(${scale})`;
      frame.src = './index.html?preview';
      window.addEventListener('message', ({ source, data }) => {
        if (source !== frame.contentWindow || data.type !== 'callboard-preview-ready') return;
        const view = sampleView(String(chosen.get('type')), {
          name,
          language: chosen.get('language') as Locale,
          theme: chosen.get('theme') as Theme,
          now: Date.now(),
        });
        frame.contentWindow?.postMessage({ type: 'callboard-preview', view }, location.origin);
      });
      sized.append(frame);
      figure.append(name, sized);
      return figure;
    }),
  );
}

choice(
  'type',
  panelTypes.map(({ name }) => name),
);
choice('language', Locale);
choice('theme', Theme);
choice('size', Object.keys(sizes));
form.addEventListener('change', draw);
draw();
