const PARAM = 'add'

let pasted: string | null = null

/** Keeps a pasted text for the Add dialog. */
export function keepPasted(text: string): void {
  pasted = text
}

/** Takes a pasted text. */
export function takePasted(): string | null {
  const text = pasted
  pasted = null
  return text
}

/** Takes an address that another app or the bookmarklet sent out of the address of the page; null if there is none. */
export function takeShared(): string | null {
  const params = new URLSearchParams(location.search)
  const text = params.get(PARAM)
  if (text === null) return null
  params.delete(PARAM)
  history.replaceState(history.state, '', `${location.pathname}${params.size > 0 ? `?${params}` : ''}${location.hash}`)
  return text
}
