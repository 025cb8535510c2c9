type ProgressProps = {
  label: string
  /** From 0 to 1; without it the bar only shows that something goes on. */
  value?: number
}

export function Progress({ label, value }: ProgressProps) {
  return <progress className="meter" aria-label={label} max={1} value={value} />
}
