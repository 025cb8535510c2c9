type AvatarProps = { name?: string | null; photoUrl?: string | null }

const initialsOf = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .map((word) => [...word][0] ?? '')
    .slice(0, 2)
    .join('')
    .toUpperCase()

/** The photo, else up to two capitals of the name, else U. Decoration: the name stands beside it or on its button. */
export function Avatar({ name, photoUrl }: AvatarProps) {
  return (
    <span className="avatar" aria-hidden="true">
      {photoUrl ? (
        <img src={photoUrl} alt="" width={32} height={32} referrerPolicy="no-referrer" />
      ) : (
        initialsOf(name ?? '') || 'U'
      )}
    </span>
  )
}
