/** Small pictures whose course is written down: what is drawn, in which order, and what stays. */
import { Component, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Say = (what: string) => void;
/** Draws, waits until it has settled, and gives the body. */
type Draw = (picture: ReactNode) => Promise<HTMLElement>;

/** What was asked for is drawn and its effects have run. */
const settled = () => new Promise((done) => setTimeout(() => requestAnimationFrame(() => setTimeout(done, 20)), 20));

/** Keyed elements keep their place in the page whatever stands before and between them. */
async function keepsElements(draw: Draw, say: Say): Promise<void> {
  const list = (names: string[], more: boolean) => (
    <ul>
      {more && <li>first</li>}
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
      <li>last</li>
    </ul>
  );
  const body = await draw(list(['a', 'b', 'c'], false));
  const before = [...body.querySelectorAll('li')];
  for (const [names, more] of [
    [['c', 'a', 'd'], true],
    [[], true],
    [['d', 'd', 'a'], false],
  ] as const) {
    await draw(list([...new Set(names)], more));
    const now = [...body.querySelectorAll('li')];
    say(now.map((item) => `${item.textContent}${before.includes(item) ? ' kept' : ''}`).join(', '));
  }
}

function Effects({ name, say }: { name: string; say: Say }): ReactNode {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    say(`${name}: laid out in ${ref.current?.tagName}`);
    return () => say(`${name}: layout undone`);
  }, [name, say]);
  useEffect(() => {
    say(`${name}: painted with ${ref.current?.textContent}`);
    return () => say(`${name}: painting undone`);
  }, [name, say]);
  return <b ref={ref}>{name}</b>;
}

/** Effects run after the drawing, once for what they depend on, and are undone. */
async function runsEffects(draw: Draw, say: Say): Promise<void> {
  await draw(<Effects name="one" say={say} />);
  await draw(<Effects name="one" say={say} />);
  await draw(<Effects name="two" say={say} />);
  await draw(null);
}

class Guard extends Component<{ revision: number; children: ReactNode }, { failedAt: number }> {
  override state = { failedAt: 0 };
  override componentDidCatch(): void {
    this.setState({ failedAt: this.props.revision });
  }
  override render(): ReactNode {
    return this.state.failedAt === this.props.revision ? 'failed' : this.props.children;
  }
}

function Fails({ how, on }: { how: string; on: boolean }): ReactNode {
  if (on && how === 'drawing') throw new Error('drawing fails');
  useLayoutEffect(() => {
    if (on && how === 'effect') throw new Error('effect fails');
  });
  return how;
}

/** A failure takes its own part of the picture, and that comes back. */
async function keepsFailuresWithin(draw: Draw, say: Say): Promise<void> {
  for (const how of ['drawing', 'effect']) {
    for (const revision of [1, 2, 3]) {
      const body = await draw(
        <p>
          before{' '}
          <Guard revision={revision}>
            <Fails how={how} on={revision === 2} />
          </Guard>{' '}
          after
        </p>,
      );
      say(body.textContent ?? '');
    }
  }
}

function Measured(): ReactNode {
  const [width, setWidth] = useState(0);
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => setWidth(ref.current?.clientWidth ?? 0));
  return (
    <div ref={ref} style={{ width: '40px' }}>
      {width > 0 && <s>{width}</s>}
    </div>
  );
}

let press: (times: number) => void;
function Counted({ say }: { say: Say }): ReactNode {
  const [count, setCount] = useState(() => 0);
  press = (times) => {
    for (let time = 0; time < times; time++) setCount((held) => held + 1);
    setCount((held) => held);
  };
  say(`drawn with ${count}`);
  return (
    <>
      <i>{count}</i>
      {count > 2 && <i>many</i>}
      {null}
      {[1, [2, false]]}
    </>
  );
}

/** Many changes at once are drawn once, in place, and the same value not at all. */
async function drawsOnce(draw: Draw, say: Say): Promise<void> {
  const body = await draw(
    <div>
      <Counted say={say} />
      <u>end</u>
      <Measured />
    </div>,
  );
  for (const times of [2, 1]) {
    press(times);
    await settled();
    say(body.textContent ?? '');
  }
}

/** Attributes, styles, handlers and pictures in lines are as they are given, and go when they are not. */
async function setsAttributes(draw: Draw, say: Say): Promise<void> {
  const typed: string[] = [];
  const form = (on: boolean) => (
    <form className={on ? 'on' : 'off'} lang="th" onSubmit={on ? () => typed.push('sent') : undefined}>
      <input
        type="text"
        value={on ? 'a' : ''}
        required={on}
        maxLength={9}
        autoComplete="off"
        onInput={() => typed.push('typed')}
      />
      {/* biome-ignore lint/a11y/useMediaCaption: it shows nothing */}
      <video
        playsInline
        loop={on}
        data-url={on ? '/film' : undefined}
        style={{ width: '5px', '--far': on ? '1px' : undefined } as object}
      />
      <svg viewBox="0 0 4 4" className="mark" style={on ? { height: '3px' } : {}}>
        <title>mark</title>
        <path d="M0 0" fill="#fff" />
      </svg>
      <button type="submit" title="send">
        ok
      </button>
    </form>
  );
  for (const on of [true, false]) {
    const body = await draw(form(on));
    const all = (selector: string) => body.querySelector(selector) as HTMLElement & { [name: string]: unknown };
    const [input, video, svg] = [all('input'), all('video'), all('svg')];
    say(
      `${all('form').className} ${all('form').lang} ${input.value} ${input.required} ${input.maxLength} ${input.getAttribute('autocomplete')}`,
    );
    say(`${video.loop} ${video.playsInline} ${video.getAttribute('data-url')} ${video.style.cssText}`);
    say(
      `${svg.namespaceURI} ${svg.getAttribute('class')} ${svg.getAttribute('viewBox')} ${svg.style.height} ${svg.lastElementChild?.getAttribute('fill')}`,
    );
    input.dispatchEvent(new Event('input', { bubbles: true }));
    all('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    say(`${all('button').title} ${typed.join()}`);
  }
}

const scenes = { keepsElements, runsEffects, keepsFailuresWithin, drawsOnce, setsAttributes };

/** Plays every scene; gives what each said. */
async function play(): Promise<{ [scene: string]: string[] }> {
  const said: { [scene: string]: string[] } = {};
  for (const [name, scene] of Object.entries(scenes)) {
    const lines: string[] = [];
    said[name] = lines;
    const body = document.body.appendChild(document.createElement('main'));
    const root = createRoot(body);
    const draw = async (picture: ReactNode) => {
      root.render(picture);
      await settled();
      return body;
    };
    await scene(draw, (what) => lines.push(what));
  }
  return said;
}

function Restless(): ReactNode {
  const [times, setTimes] = useState(0);
  useLayoutEffect(() => setTimes(times + 1), [times]);
  return times;
}

/** Draws something that never settles; gives how often it was drawn by the time that the page could do something else. */
async function tire(): Promise<number> {
  createRoot(document.body).render(<Restless />);
  await settled();
  return Number(document.body.textContent);
}

Object.assign(window, { play, tire });
