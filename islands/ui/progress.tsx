type ProgressProps = {
  label: string
  /** From 0 to 1; undefined if unknown. */
  value?: number
}

export function Progress({ label, value }: ProgressProps) {
  return <progress className="meter" aria-label={label} max={1} value={value} />
}
