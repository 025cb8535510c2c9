/** Text for screen readers. */
export const srOnly = (words: string) => (
  <span key={words} className="sr">
    {words}
  </span>
)
