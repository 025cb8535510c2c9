import type { ImportView } from '#domain/imports/fan-import.ts'
import { isImportOver } from '#domain/imports/import-status.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { FromOwnBrowser } from './bookmarklet.tsx'
import { Waiting } from './waiting.tsx'

/** The panel of a first run if Bandcamp refuses the import: the reason, and the remaining way. */
export const RefusedFirstRun = ({ shown }: { shown: ImportView }) => (
  <div className="col-span-full">
    <div role="status">
      {isImportOver(shown.status) ? (
        <p className="alert alert-danger">
          <Icon name="circle-alert" />
          <span>{shown.message}</span>
        </p>
      ) : (
        <Waiting shown={shown} />
      )}
    </div>
    <FromOwnBrowser username={shown.username} />
  </div>
)
