import type { MeView } from '#domain/account.ts'
import * as words from '#words/dialogs/settings.ts'
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
      title={words.exportTitle}
      words={<p>{words.exportText}</p>}
      action={
        <span className="row">
          <a className="btn line" href="/api/export/collection" download onClick={sayExported}>
            <Icon name="json" />
            {words.json}
          </a>
          <a className="btn line" href="/api/export/albums" download onClick={sayExported}>
            <Icon name="spreadsheet" />
            {words.csv}
          </a>
        </span>
      }
    />
    <Setting
      title={words.importTitle}
      words={<p>{words.importText}</p>}
      action={
        <span className="row">
          <a className="btn line" href="#files" aria-haspopup="dialog">
            <Icon name="file-up" />
            {words.fromFile}
          </a>
          <a className="btn line" href="#import" aria-haspopup="dialog">
            <Icon name="download" />
            {words.fromBandcamp}
          </a>
        </span>
      }
    />
    <section className="setting">
      <h3 className="t-3">{words.trash}</h3>
      <Trash />
    </section>
    <section className="setting danger-zone">
      <h3 className="t-3">{words.dangerZone}</h3>
      <DeleteCollection />
      <DeleteAccount me={me} />
    </section>
  </div>
)
