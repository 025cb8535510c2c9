import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ImportView } from '#domain/imports/fan-import.ts'
import { endingOf } from '#islands/features/import/announce-import.ts'
import { ImportFigures } from '#islands/features/import/import-figures.tsx'
import { ImportOutcome } from '#islands/features/import/import-outcome.tsx'
import { paceOf } from '#islands/features/import/import-pace.ts'
import { PastImports } from '#islands/features/import/past-imports.tsx'
import { findRefused } from '#islands/features/import/refused-import.ts'
import { Waiting } from '#islands/features/import/waiting.tsx'
import { ImportPill } from '#islands/shell/header/import-pill.tsx'

const view = (more: Partial<ImportView>): ImportView => ({
  ...{ id: 1, kind: 'fan', username: 'marit', type: 'collection', importTags: true, file: null, status: 'complete' },
  ...{
    found: 45,
    added: 0,
    updated: 0,
    existing: 45,
    skipped: 0,
    tagged: 0,
    failed: 0,
    trashed: 0,
    waitingUntil: null,
  },
  ...{ message: null, errorCode: null, startedAt: '2026-01-01T00:00:00Z', finishedAt: null, undoneAt: null },
  ...more,
})
const MISSING = 'Couldn’t read the tags of 22 albums. Try again later.'

const textOf = (markup: string) => markup.replaceAll(/<svg.*?<\/svg>|<[^>]+>/g, '').trim()
const outcomeOf = (shown: ImportView) =>
  textOf(renderToStaticMarkup(createElement(ImportOutcome, { shown, isLinkOffered: true, onAgain: () => undefined })))
const pastOf = (...imports: ImportView[]) =>
  textOf(renderToStaticMarkup(createElement(PastImports, { imports, loadError: undefined })))

test('an import without all tags says which are missing: in its dialog, its toast and among past imports', () => {
  const one = view({ added: 45, existing: 0, tagged: 23, message: MISSING })
  expect(outcomeOf(one)).toBe(`45 albums in your collection.\n${MISSING}`)
  expect(endingOf(one)).toMatchObject({ kind: 'ok', title: 'Import complete', text: MISSING })
  expect(pastOf(one)).toContain(MISSING)
})

test('a sync that only read tags says so', () => {
  const one = view({ tagged: 22 })
  expect(outcomeOf(one)).toBe('No new albums. Details of 22 albums were read.')
  expect(endingOf(one)).toMatchObject({ kind: 'ok', text: 'No new albums. Details of 22 albums were read.' })
  expect(outcomeOf(view({}))).toBe('Nothing new: everything is already here.')
})

test('an import that has met albums in the trash says so and offers to bring them back, whatever it added', () => {
  const one = view({ trashed: 12 })
  expect(outcomeOf(one)).toBe('Nothing new: 12 are in the trash. Bring them back?Bring them back')
  expect(endingOf(one)).toMatchObject({ text: 'Nothing new: 12 are in the trash. Bring them back?' })
  expect(endingOf(view({ trashed: 1, kind: 'link' }))).toMatchObject({
    text: 'Nothing new: 1 album is in the trash. Bring it back?',
  })
  const some = view({ added: 3, trashed: 12 })
  expect(outcomeOf(some)).toContain('12 albums are in the trash.')
  expect(outcomeOf(some)).toContain('Bring them back')
  expect(pastOf(one)).toContain('Bring back 12')
})

test('a list without albums says so, and what it has', () => {
  const message = '1 subscription is no album.'
  const club = view({ found: 1, existing: 0, added: 0, skipped: 1, message })
  expect(outcomeOf(club)).toBe(`No albums in this list.\n${message}`)
  expect(endingOf(club)).toMatchObject({ text: message })
  expect(outcomeOf(view({ found: 3, existing: 0, added: 2, skipped: 1, message }))).toMatch(
    `2 albums in your collection.\n${message}`,
  )
})

test('a failed import keeps its reason among past imports', () => {
  const message = 'You can have at most 100,000 albums'
  const failed = view({ status: 'failed', message })
  expect(endingOf(failed)).toMatchObject({ kind: 'error', title: 'Import failed', text: message })
  expect(pastOf(failed)).toContain(message)
  expect(pastOf(view({ ...failed, status: 'cancelled', message: 'Bandcamp asks us to slow down' }))).not.toContain(
    'slow down',
  )
})

test('an import that Bandcamp refused offers the own browser until the same list has come in', () => {
  const failed = view({ status: 'failed', errorCode: 'turned-away', message: 'Bandcamp turns Gatefold’s server away.' })
  expect(endingOf(failed)).toMatchObject({ kind: 'error', text: 'Bandcamp turns Gatefold’s server away.' })
  const later = view({ id: 2 })
  expect(findRefused([failed])).toBe(failed)
  expect(findRefused([{ ...later, type: 'wishlist' }, failed])).toBe(failed)
  expect(findRefused([later, failed])).toBeUndefined()
  const waiting = view({ status: 'waiting', message: 'Couldn’t reach Bandcamp' })
  expect(findRefused([waiting])).toBe(waiting)
  expect(textOf(renderToStaticMarkup(createElement(Waiting, { shown: waiting })))).toBe(
    'Couldn’t reach Bandcamp. Resuming now.',
  )
})

test('a list that ended early says how many are here and goes on, and a hidden one leads to the connection', () => {
  const short = view({
    added: 1_240,
    existing: 0,
    found: 5_200,
    message: '1,240 of 5,200 are here.',
    errorCode: 'list-short',
  })
  expect(outcomeOf(short)).toMatch(/^1,240 of 5,200 are here\.Go on/)
  expect(endingOf(short)).toMatchObject({ kind: 'info', text: '1,240 of 5,200 are here.' })
  const message = 'This list is hidden: connect Bandcamp, or use the bookmark.'
  const hidden = view({ status: 'failed', found: 0, existing: 0, message, errorCode: 'list-hidden' })
  expect(outcomeOf(hidden)).toBe(`${message}Connect Bandcamp`)
  expect(outcomeOf({ ...hidden, type: 'wishlist' })).toBe(message)
})

test('while tags of earlier imports are read, nobody knows how many there are', () => {
  expect(paceOf(view({ status: 'running', tagged: 3 }))).toMatchObject({ phase: 'tags', tagged: 3, toTag: 0 })
  expect(paceOf(view({ status: 'running', added: 5, existing: 40, tagged: 3 }))).toMatchObject({
    phase: 'tags',
    toTag: 5,
  })
  expect(paceOf(view({ status: 'running' }))).toMatchObject({ phase: 'list' })
})

test('the bar of an import says what is done of what is known, to all, and that a total is not known', () => {
  const figures = (more: Partial<ImportView>) =>
    renderToStaticMarkup(
      createElement(ImportFigures, { shown: view({ status: 'running', existing: 0, ...more }), isOver: false }),
    )
  const half = figures({ importTags: false, found: 200, existing: 100 })
  expect(textOf(half)).toContain('100of about 200 found50%')
  expect(half).toContain('aria-valuetext="100 of about 200 albums" max="1" value="0.5"')
  const read = figures({ importTags: false, found: 200, existing: 200 })
  expect(textOf(read)).toContain('99%')
  expect(read).toContain('value="0.99"')
  const link = figures({ kind: 'link', type: null, importTags: false, found: 500, added: 500 })
  expect(textOf(link)).toMatch(/^500found so far.*total not known$/)
  expect(link).toContain('aria-valuetext="500 albums so far, how many there are is not known"')
  expect(link).not.toContain('value="')
  expect(textOf(figures({ found: 0 }))).toContain('How many albums there are is not known yet.')
})

test('an import of more than 50 albums offers the wall', () => {
  const offer = 'See the wall'
  expect(outcomeOf(view({ added: 51 }))).toContain(offer)
  expect(outcomeOf(view({ added: 50 }))).not.toContain(offer)
})

const pill = (running: ImportView[], ended: ImportView[] = []) =>
  renderToStaticMarkup(
    createElement(ImportPill, {
      running,
      ended: ended.flatMap((shown) => {
        const end = endingOf(shown)
        return end ? [{ shown, end }] : []
      }),
    }),
  )

test('the header tells of all running imports', () => {
  const half = view({ status: 'running', importTags: false, found: 200, existing: 100 })
  const read = view({ id: 2, status: 'running', importTags: false, found: 200, existing: 200, type: 'wishlist' })
  expect(textOf(pill([half]))).toContain('100 of 200')
  expect(pill([half, read])).toContain('value="0.745"')
  expect(textOf(pill([half, read]))).toContain('2 imports')
  expect(textOf(pill([half, { ...read, status: 'waiting' }]))).toContain('2 imports')
  expect(
    textOf(
      pill([
        { ...half, status: 'waiting' },
        { ...read, status: 'waiting' },
      ]),
    ),
  ).toContain('Waiting')
  expect(pill([view({ id: 3, status: 'running', found: 0, existing: 0 })])).not.toContain('value=')
})

test('an import that ends beside another does not take the bar back, one that ended before does not count', () => {
  const half = view({ id: 5, status: 'running', importTags: false, found: 200, existing: 100 })
  const ended = view({ id: 6, added: 45, finishedAt: '2026-01-01T00:01:00Z' })
  expect(pill([half], [ended])).toContain('value="0.75"')
  const before = { ...ended, finishedAt: '2025-12-31T00:00:00Z' }
  expect(pill([half], [before])).toContain('value="0.5"')
})

test('the header tells how imports have ended: the worst of them, or what they added together', () => {
  const came = view({ id: 7, added: 45 })
  const wishes = view({ id: 8, type: 'wishlist', added: 2 })
  expect(textOf(pill([], [came]))).toContain('Import completeSuccessfully imported collection from Bandcamp')
  expect(textOf(pill([], [came, wishes]))).toContain('Import complete47 albums imported')
  const message = 'You can have at most 100,000 albums'
  expect(textOf(pill([], [came, view({ id: 9, status: 'failed', message })]))).toContain(`Import failed${message}`)
})

test('a list that is imported again tells how many albums are new since when', () => {
  const before = view({ added: 45, startedAt: '2026-11-17T08:00:00Z' })
  expect(endingOf(view({ id: 2, added: 12 }), before)).toMatchObject({ text: '12 albums new since Nov 17, 2026' })
})

test('both lists of a fan are one entry with the sum of their last results, and the imports before behind it', () => {
  const past = pastOf(
    view({ id: 3, type: 'wishlist', added: 4 }),
    view({ id: 2, added: 12 }),
    view({ id: 1, added: 45 }),
  )
  expect(past).toContain('collection and wishlist')
  expect(past).toContain('16 added')
  expect(past).toContain('History of 3 imports')
})
