import { type OwnShare, SHOWN, type ShareOf, type SharePatch, type Shows } from '#domain/shares/share.ts'

/** Changes to what a share shows. */
export type Patch = Omit<SharePatch, 'shows'> & { shows?: Partial<Shows> }

const DRAFT = 0

/** Whether a share is not saved yet. */
export const isDraft = ({ id }: OwnShare): boolean => id === DRAFT

const thingOf = ({ crate, list, year, calendar, query = '' }: ShareOf, name: string): OwnShare['of'] => {
  if (crate !== undefined) return { kind: 'crate', id: crate, name }
  if (calendar) return { kind: 'calendar' }
  if (year !== undefined) return { kind: 'year', year }
  return list ? { kind: 'list', list } : { kind: 'query', query }
}

/** A share that nobody sees before its link is created. */
export const draftOf = (of: ShareOf, name: string): OwnShare => ({
  id: DRAFT,
  url: null,
  of: thingOf(of, name),
  title: '',
  sharer: '',
  shows: Object.fromEntries(SHOWN.map((one) => [one, false])) as Shows,
  view: 'wall',
  gift: null,
  expires: null,
  isOver: false,
  listed: false,
  isRemoved: false,
  visits: 0,
  createdAt: '',
})

/** A draft with the chosen options. */
export const draftWith = (draft: OwnShare, { gift, shows, expires = draft.expires, ...rest }: Patch): OwnShare => ({
  ...draft,
  ...rest,
  expires,
  shows: { ...draft.shows, ...shows },
  gift: gift ? { ...gift, isOver: false } : draft.gift,
})
