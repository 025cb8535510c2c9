import { Fragment } from 'react'
import type { ImportView } from '#domain/imports/fan-import.ts'
import { cancelImport } from '#islands/data/api/change-imports-api.ts'
import { srOnly } from '#islands/ui/sr-only.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/import.ts'

type CancelImportsProps = {
  imports: readonly ImportView[]
  /** Whether it is one of several buttons. */
  isOneOfSeveral?: boolean
  onChanged: () => Promise<unknown>
}

/** Cancels imports; imported albums stay. */
export function CancelImports({ imports, isOneOfSeveral, onChanged }: CancelImportsProps) {
  const { isBusy, run } = useAction()
  const cancel = () =>
    run(messages.cancelFailed, async () => {
      for (const { id } of imports) await cancelImport(id)
      await onChanged()
    })
  return (
    <button type="button" className="btn btn-outline" disabled={isBusy} onClick={cancel}>
      {imports.length > 1 ? messages.cancelBoth : messages.cancelImport}
      {isOneOfSeveral &&
        imports.map(({ id, type }) => <Fragment key={id}>{srOnly(messages.ofList(type ?? 'collection'))}</Fragment>)}
    </button>
  )
}
