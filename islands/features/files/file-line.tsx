import { Icon } from '#islands/ui/icon.tsx'
import { sizeText } from './file-size.ts'

/** The name and size of the imported file. */
export const FileLine = ({ file }: { file: File }) => (
  <p className="min-h-6 flex items-center gap-2">
    <Icon name={/\.json$/i.test(file.name) ? 'json' : 'spreadsheet'} size={18} className="text-ink-3" />
    <b className="truncate font-semibold">{file.name}</b>
    <span className="whitespace-nowrap text-ink-3">{sizeText(file.size)}</span>
  </p>
)
