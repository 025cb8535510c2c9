import { Icon } from '../ui/icon.tsx'
import { sizeText } from './file-size.ts'

/** The name and size of the imported file. */
export const FileLine = ({ file }: { file: File }) => (
  <p className="file-line">
    <Icon name={/\.json$/i.test(file.name) ? 'json' : 'spreadsheet'} size={18} />
    <b className="truncate">{file.name}</b>
    <span className="text-ink-3">{sizeText(file.size)}</span>
  </p>
)
