import type { ChangeEvent, ReactNode } from 'react'

type OnFile = (file: File) => void

/** Passes on the file of an input, and clears the input. */
export const take = (onFile: OnFile) => (event: ChangeEvent<HTMLInputElement>) => {
  const [chosen] = event.target.files ?? []
  // Otherwise the same file could not be chosen again after a change.
  event.target.value = ''
  if (chosen) onFile(chosen)
}

/** A button to choose a file. */
export const FileButton = ({
  onFile,
  className,
  accept,
  errorId,
  children,
}: {
  onFile: OnFile
  className: string
  accept?: string
  errorId?: string
  children: ReactNode
}) => (
  <label className={`${className} has-[:focus-visible]:(outline-2 outline-offset-2 outline-accent outline-solid)`}>
    <input
      type="file"
      className="sr-only"
      accept={accept}
      aria-describedby={errorId}
      aria-invalid={errorId ? true : undefined}
      onChange={take(onFile)}
    />
    {children}
  </label>
)
