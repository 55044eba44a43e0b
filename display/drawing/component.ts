import type { Child, Props } from './element.ts';
import type { Part } from './part.ts';
import { drawLater } from './turns.ts';

/** A class of components: what keeps a failure within bounds cannot be a function. */
export class ClassComponent {
  props: Props;
  state: object = {};
  part?: Part;

  constructor(props: Props) {
    this.props = props;
  }

  setState(part: object): void {
    this.state = Object.assign({}, this.state, part);
    if (this.part) drawLater(this.part);
  }

  componentDidCatch?(error: unknown): void;

  render(): Child {
    return null;
  }
}
