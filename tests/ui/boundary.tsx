import { Component, type ReactNode } from 'react';

/** Error boundary around a page: reports the errors of its components. */
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
