import { foldName } from './names.ts'

const NUMBER = /(?:^|\s-\s)(\d{1,3})(?=\D|$)/

/** The tracks that none of these files is, by the ends of their names, else by the numbers in front. */
export function missingTracks<Track extends { number: number; title: string }>(
  tracks: readonly Track[],
  files: readonly string[],
): Track[] {
  const left = files.map((file) => ({ folded: foldName(file), number: Number(NUMBER.exec(file)?.[1] ?? 0) }))
  const take = (isIt: (file: (typeof left)[number]) => boolean) => {
    const place = left.findIndex(isIt)
    if (place >= 0) left.splice(place, 1)
    return place >= 0
  }
  // The longest first: a file of "Slow Rain" also ends like "Rain".
  const byLength = tracks.toSorted((one, other) => other.title.length - one.title.length)
  const unnamed = byLength.filter(({ title }) => !take(({ folded }) => folded.endsWith(foldName(title))))
  const missing = new Set(unnamed.filter((track) => !take(({ number }) => number === track.number)))
  return tracks.filter((track) => missing.has(track))
}
