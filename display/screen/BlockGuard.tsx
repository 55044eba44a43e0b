import { Component, type ReactNode } from 'react';

interface BlockGuardProps {
  name: string;
  fallback: string;
  /** A new one gives the block another chance. */
  revision: number;
  children?: ReactNode;
}

/** Keeps a broken block from blanking the screen: a quiet card takes its place until the view changes. */
export class BlockGuard extends Component<BlockGuardProps, { failedAt: number }> {
  override state = { failedAt: -1 };

  override componentDidCatch(error: unknown): void {
    console.error(`block ${this.props.name} could not be drawn`, error);
    this.setState({ failedAt: this.props.revision });
  }

  override render(): ReactNode {
    if (this.state.failedAt === this.props.revision) return <div className="block-failed">{this.props.fallback}</div>;
    return this.props.children;
  }
}
