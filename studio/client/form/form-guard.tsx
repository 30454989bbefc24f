import { Component, type ReactNode } from 'react';

type FormGuardProps = {
  file: string;
  /** Of what the file says: when that changes, the form is tried again. */
  version: string;
  children: ReactNode;
};

/** Around the form of one file: where it can't be drawn, the rest of the studio stays. */
export class FormGuard extends Component<FormGuardProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidUpdate(before: FormGuardProps) {
    if (this.state.isBroken && before.version !== this.props.version) this.setState({ isBroken: false });
  }

  override render() {
    const { file, children } = this.props;
    if (!this.state.isBroken) return children;
    return (
      <p className="note" role="alert">
        content/{file} can’t be shown as fields. Change it in an editor. The other files can be edited here.
      </p>
    );
  }
}
