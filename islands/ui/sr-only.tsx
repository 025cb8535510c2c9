/** Words for who cannot see what stands around them. */
export const heard = (words: string) => (
  <span key={words} className="sr">
    {words}
  </span>
)
