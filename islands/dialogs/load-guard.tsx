import { Component, type ReactNode } from 'react'
import * as words from '#words/dialogs.ts'
import { closeDialog } from '../location.ts'
import { showToast } from '../ui/toaster.tsx'

/** A dialog whose code cannot be fetched closes and says so; the page behind it goes on. */
export class LoadGuard extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  override componentDidCatch() {
    closeDialog()
    showToast({ kind: 'error', title: words.notOpenedTitle, text: words.notOpened })
  }
  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
