/** Words for who cannot see what stands around them. */
export const srOnly = (words: string) => (
  <span key={words} className="sr">
    {words}
  </span>
)
