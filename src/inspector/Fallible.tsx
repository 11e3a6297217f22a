import { Component, type ReactNode } from 'react';
import styles from './Panel.module.css';

interface FallibleProps {
  children: ReactNode;
  /** Identifies the content: a new value resets the error and renders again. */
  resetKey: unknown;
}

/** Error boundary for a part of the panel that fails when a recording lacks data it reads. */
export class Fallible extends Component<FallibleProps, { resetKey: unknown; problem: string }> {
  override state = { resetKey: this.props.resetKey, problem: '' };

  static getDerivedStateFromError(error: unknown) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps({ resetKey }: FallibleProps, state: { resetKey: unknown }) {
    return resetKey === state.resetKey ? null : { resetKey, problem: '' };
  }

  override render() {
    const { problem } = this.state;
    if (!problem) return this.props.children;
    return (
      <p role="alert" className={styles.note}>
        This cannot be shown: {problem}
      </p>
    );
  }
}
