import { Component, type ReactNode } from 'react'
import { closeDialog } from '../location.ts'
import { showToast } from '../ui/toaster.tsx'

/** A dialog whose code cannot be fetched closes and says so; the page behind it goes on. */
export class LoadGuard extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override componentDidCatch() {
    closeDialog()
    showToast({ kind: 'error', title: 'Error', text: 'This could not be opened. Please reload the page.' })
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
