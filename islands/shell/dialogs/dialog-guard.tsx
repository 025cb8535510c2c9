import { Component, type ReactNode } from 'react'

type DialogGuardProps = { onError: () => void; children: ReactNode }

/** Catches the errors of a dialog, so that the page survives them. */
export class DialogGuard extends Component<DialogGuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override componentDidCatch() {
    this.props.onError()
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
