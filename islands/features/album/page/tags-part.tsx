import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { AlbumView } from '#domain/albums/album.ts'
import { holdKeysUntil } from '#islands/lib/held-keys.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { showLoadError } from '#islands/ui/show-load-error.ts'
import * as messages from '#locales/album-page.ts'
import { TagLinks } from '../card-links.tsx'

const load = () => import('./tags-editor.tsx')
type Editor = Awaited<ReturnType<typeof load>>['TagsEditor']

/** The tags of an album as links, and a button to edit them in place. */
export function TagsPart({ album }: { album: AlbumView }) {
  const [Editor, setEditor] = useState<Editor | null>(null)
  useEffect(() => void load().catch(() => undefined), [])
  const show = ({ TagsEditor }: { TagsEditor: Editor }) => flushSync(() => setEditor(() => TagsEditor))
  const edit = () => {
    holdKeysUntil(load().then(show, showLoadError))
  }
  if (Editor) return <Editor album={album} onDone={() => setEditor(null)} />
  return (
    <div className=":uno: mt-3 flex flex-wrap items-center gap-x-2 gap-y-1">
      <TagLinks className=":uno: max-sm:gap-y-4.5" tags={album.tags} most={album.tags.length} />
      <button type="button" className="meta-link" data-edit-tags onClick={edit}>
        <Icon name={album.tags.length > 0 ? 'pencil' : 'plus'} size={14} />
        <span>{album.tags.length > 0 ? messages.editTags : messages.addTag}</span>
      </button>
    </div>
  )
}
