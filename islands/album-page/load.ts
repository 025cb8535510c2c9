type Code = typeof import('./album-over.tsx')

let code: Code | undefined

/** The code of an open album, once it is loaded. */
export const albumCode = (): Code | undefined => code

/** Loads the code of an open album; it is loaded in advance as soon as the page has time. */
export const loadAlbum = async (): Promise<Code> => {
  code ??= await import('./album-over.tsx')
  return code
}
