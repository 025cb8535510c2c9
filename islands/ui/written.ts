/** For an element that holds only what a person or Bandcamp wrote: it has a direction of its own, and a browser does not translate it. */
export const written = { dir: 'auto', translate: 'no' } as const
