/** Keys with their labels. */
export const Keyboard = ({ keys, className = '' }: { keys: readonly string[]; className?: string }) => (
  <span className={`flex gap-1 ${className}`}>
    {keys.map((key) => (
      <kbd key={key} className=":uno: min-w-6 rounded-chip bg-over px-1.5 py-px text-center text-small font-sans">
        {key}
      </kbd>
    ))}
  </span>
)
