import { Component, type ReactNode } from 'react';
import { shownData } from './shown-data.ts';

interface BlockGuardProps {
  name: string;
  children?: ReactNode;
}

/** Keeps a broken block from blanking the screen: a quiet card takes its place until what it draws from changes. */
export class BlockGuard extends Component<BlockGuardProps, { failed: boolean }> {
  override state = { failed: false };
  private stop: (() => void) | undefined;

  override componentDidCatch(error: unknown): void {
    console.error(`block ${this.props.name} not drawn`, error);
    this.setState({ failed: true });
    this.componentWillUnmount();
    this.stop = shownData.subscribe(() => {
      this.componentWillUnmount();
      this.setState({ failed: false });
    });
  }

  override componentWillUnmount(): void {
    if (this.stop) this.stop();
    this.stop = undefined;
  }

  override render(): ReactNode {
    const data = shownData.get();
    if (this.state.failed && data) return <div className="block-failed">{data.word('blockFailed')}</div>;
    return this.props.children;
  }
}
