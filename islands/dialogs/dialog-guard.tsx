import { Component, type ReactNode } from 'react'

type DialogGuardProps = { onError: () => void; children: ReactNode }

/** Keeps an error in a dialog from taking the page with it. */
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
