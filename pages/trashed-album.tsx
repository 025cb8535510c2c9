import { LIMITS } from '#domain/limits.ts'
import { Button } from '#islands/ui/button.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/pages.ts'
import { MessagePanel } from './message-panel.tsx'

/** Says that an album is in the trash, with a plain form that restores it. */
export const TrashedAlbum = ({ id, title, artist }: { id: number; title: string; artist: string }) => (
  <MessagePanel title={messages.trashedTitle}>
    <p className="break-anywhere text-ink-2">
      {messages.trashedText(
        <b key="title" className="font-semibold" {...written}>
          {title}
        </b>,
        artist,
        LIMITS.trashDays,
      )}
    </p>
    <form method="post" action={`/app/album/${id}/restore`}>
      <Button look="btn-primary" className="btn-tall btn-wide" type="submit" icon="undo" text={messages.restore} />
    </form>
    <a className="meta-link" href="/app">
      <Icon name="arrow-left" size={14} />
      {messages.toCollection}
    </a>
  </MessagePanel>
)
