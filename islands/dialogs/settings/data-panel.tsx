import type { MeView } from '#domain/account.ts'
import { Icon } from '../../ui/icon.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { DeleteCollection } from './delete-collection.tsx'
import { sayExported } from './say-exported.ts'
import { Setting } from './setting.tsx'
import { Trash } from './trash.tsx'

/** What the person has in Gatefold: taken out, brought in, deleted. */
export const DataPanel = ({ me }: { me: MeView }) => (
  <div className="body settings">
    <Setting
      title="Export"
      words={<p>Everything, crates and their order too, as JSON. Or one row an album, as CSV.</p>}
      action={
        <span className="row">
          <a className="btn line" href="/api/export/collection" download onClick={sayExported}>
            <Icon name="json" />
            JSON
          </a>
          <a className="btn line" href="/api/export/albums" download onClick={sayExported}>
            <Icon name="spreadsheet" />
            CSV
          </a>
        </span>
      }
    />
    <Setting
      title="Import"
      words={<p>From a file. Or from Bandcamp, where past imports can be synced again and undone.</p>}
      action={
        <span className="row">
          <a className="btn line" href="#files" aria-haspopup="dialog">
            <Icon name="file-up" />
            File
          </a>
          <a className="btn line" href="#import" aria-haspopup="dialog">
            <Icon name="download" />
            Bandcamp
          </a>
        </span>
      }
    />
    <section className="setting">
      <h3 className="t-3">Trash</h3>
      <Trash />
    </section>
    <section className="setting danger-zone">
      <h3 className="t-3">Danger Zone</h3>
      <DeleteCollection />
      <DeleteAccount me={me} />
    </section>
  </div>
)
