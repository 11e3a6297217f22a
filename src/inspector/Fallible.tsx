import { Component, type ReactNode } from 'react';
import styles from './Panel.module.css';

interface FallibleProps {
  children: ReactNode;
  /** Identifies the content: a new value resets the error and renders again. */
  of: unknown;
}

/** Error boundary for a part of the panel that fails when a recording lacks data it reads. */
export class Fallible extends Component<FallibleProps, { of: unknown; problem: string }> {
  override state = { of: this.props.of, problem: '' };

  static getDerivedStateFromError(error: unknown) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }

  static getDerivedStateFromProps({ of }: FallibleProps, state: { of: unknown }) {
    return of === state.of ? null : { of, problem: '' };
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
