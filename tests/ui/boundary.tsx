import { Component, type ReactNode } from 'react';

/** What stands around a page: it hears of what a component throws. */
export class Boundary extends Component<{ children: ReactNode; onError: () => void }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
