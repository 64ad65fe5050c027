import { Component, type ReactNode } from 'react';
import { Button, Heading } from './parts.tsx';

/** Says what to do after an error of the program, in place of a blank page. */
export class Guard extends Component<{ children: ReactNode }> {
  override state = { isBroken: false };
  static getDerivedStateFromError = () => ({ isBroken: true });

  /** The start page lists what was typed. */
  reload = () => {
    location.hash = '';
    location.reload();
  };

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <div role="alert">
        <Heading>Something went wrong here.</Heading>
        <p>What you typed is kept.</p>
        <Button text="Reload" onClick={this.reload} />
      </div>
    );
  }
}
