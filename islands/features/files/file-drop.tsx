import type { ReactNode } from 'react'
import { DropZone } from '#islands/ui/drop-zone.tsx'
import { type OnFile, take } from '#islands/ui/file-button.tsx'
import * as messages from '#locales/files.ts'

/** A file can be dropped or chosen here. Any type is accepted: the content decides. */
export const FileDrop = ({ onFile, errorId, children }: { onFile: OnFile; errorId?: string; children: ReactNode }) => (
  <DropZone
    icon="file-up"
    input={{
      'aria-describedby': errorId,
      'aria-invalid': errorId ? true : undefined,
      onChange: take(onFile),
    }}
    onDropped={({ files: [dropped] }) => dropped && onFile(dropped)}
  >
    <span>
      {messages.chooseOrDrop((text) => (
        <span key="choose" className="text-link">
          {text}
        </span>
      ))}
    </span>
    <span className="text-meta text-ink-3">{children}</span>
  </DropZone>
)
