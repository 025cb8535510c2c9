type ProgressProps = {
  label: string
  /** From 0 to 1; undefined if unknown. */
  value?: number
  /** The progress in words, which screen readers read instead of a percentage. */
  text?: string
  className?: string
}

export function Progress({ label, value, text, className = '' }: ProgressProps) {
  return (
    <progress
      className={`meter ${className}`.trimEnd()}
      aria-label={label}
      aria-valuetext={text}
      max={1}
      value={value}
    />
  )
}
