type ProgressProps = {
  label: string
  /** From 0 to 1; undefined if unknown. */
  value?: number
  className?: string
}

export function Progress({ label, value, className = '' }: ProgressProps) {
  return <progress className={`meter ${className}`.trimEnd()} aria-label={label} max={1} value={value} />
}
