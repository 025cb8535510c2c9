/** Text for screen readers. */
export const srOnly = (words: string) => (
  <span key={words} className="sr-only">
    {words}
  </span>
)
