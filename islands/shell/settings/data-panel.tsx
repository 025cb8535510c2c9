import { startExport } from '#islands/features/export/start-export.ts'
import { KeepSetting } from '#islands/features/settings/keep-setting.tsx'
import { Trash } from '#islands/features/trash/trash.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { Setting } from '#islands/ui/setting.tsx'
import * as messages from '#locales/settings.ts'

const toTop = (element: HTMLElement | null) => element?.scrollIntoView()

/** Export, import, the copy on the device and trash; `isTrash` if the trash was asked for. */
export const DataPanel = ({ isTrash }: { isTrash: boolean }) => (
  <div className="body">
    <Setting
      title={messages.exportTitle}
      words={<p>{messages.exportText}</p>}
      action={
        <span className="flex items-center gap-2">
          <a className="btn btn-outline" href="/api/export/collection" download onClick={startExport}>
            <Icon name="json" />
            {messages.json}
          </a>
          <a className="btn btn-outline" href="/api/export/albums" download onClick={startExport}>
            <Icon name="spreadsheet" />
            {messages.csv}
          </a>
        </span>
      }
    />
    <Setting
      title={messages.importTitle}
      words={<p>{messages.importText}</p>}
      action={
        <span className="flex items-center gap-2">
          <a className="btn btn-outline" href="#files" aria-haspopup="dialog">
            <Icon name="file-up" />
            {messages.fromFile}
          </a>
          <a className="btn btn-outline" href="#import" aria-haspopup="dialog">
            <Icon name="download" />
            {messages.fromBandcamp}
          </a>
        </span>
      }
    />
    <KeepSetting />
    <section className="setting">
      <h3 className="text-section" ref={isTrash ? toTop : undefined}>
        {messages.trash}
      </h3>
      <Trash />
    </section>
  </div>
)
