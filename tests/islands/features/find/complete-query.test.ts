import { expect, it } from 'vitest'
import { FIELDS } from '#domain/query/fields.ts'
import { parseQuery } from '#domain/query/parse-query.ts'
import { completionsAt, exampleOf, searchedText } from '#islands/features/find/complete-query.ts'
import { inLanguage } from '../../../in-language.ts'

const names = { tag: ['dub', 'lo fi', 'Live dub'], artist: ['Low', 'Burial'], label: ['Low Tide'], crate: ['Sunday'] }

/** What completes the text at `|`: each completion in the place of what it replaces. */
function complete(typed: string): string[] {
  const text = typed.replace('|', '')
  const { from, to, completions } = completionsAt(text, typed.indexOf('|'), names)
  return completions.map((one) => text.slice(0, from) + one.text + text.slice(to))
}

it.each([
  ['ta|', ['tag:']],
  ['low|', ['artist:Low', 'label:"Low Tide"']],
  ['a -ti|', ['a -title:']],
  ['tag:du|', ['tag:dub', 'tag:"Live dub"']],
  ['TAG:=lo|', ['tag="lo fi"']],
  ['tag:"lo f| b', ['tag:"lo fi"']],
  ['(artist=bu|)', ['(artist=Burial)']],
  ['rating:>|', ['rating>=4']],
  ['is:un|', ['is:unrated', 'is:untagged', 'is:uncrated']],
  ['sort:rand|', ['sort:random']],
  ['x:|', []],
  ['a |', []],
])('completes %j', (typed, completed) => {
  expect(complete(typed)).toEqual(completed)
})

it('offers the fields where nothing is typed', () => {
  expect(complete('|')).toEqual(Object.keys(FIELDS).map((name) => `${name}:`))
})

it('tells a field that is being typed from a word', () => {
  expect([completionsAt('tag:', 4, names).isOpen, completionsAt('tag', 3, names).isOpen]).toEqual([true, false])
})

it.each([
  ['tag:du|', 'tag:'],
  ['rating>=4 -tag:li| low', 'rating>=4 -tag: low'],
  ['dub or artist=l|', 'dub or tag:'],
  ['tag:dub|', 'tag:dub'],
  ['tag:DU|B', 'tag:DUB'],
  ['tag:"lo fi"|', 'tag:"lo fi"'],
  // Nothing would complete it.
  ['tag:x|', 'tag:x'],
  // A part of a name finds something.
  ['artist:l|', 'artist:l'],
  ['tag:du |', 'tag:du '],
  ['tag:du lo|w', 'tag:du low'],
])('searches of %j for %j', (typed, searched) => {
  expect(searchedText(typed.replace('|', ''), typed.indexOf('|'), names)).toBe(searched)
})

it.each(Object.keys(FIELDS))('has an example of %s that can be read', (field) => {
  expect(parseQuery(exampleOf(field))).toMatchObject({ node: { kind: 'field' }, faults: [] })
})

it.each([
  ['de', 'künst', ['artist:']],
  ['de', 'art', ['artist:']],
  ['de', 'is:heruntergel', ['is:missing', 'is:partial', 'is:downloaded']],
  ['de', 'is:unra', ['is:unrated']],
  ['fr', 'etiq', ['tag:']],
  ['ja', 'アーティスト', ['artist:']],
  ['ja', 'format:レコード', ['format:vinyl']],
])('offers in %s the words of the search for "%s"', async (language, typed, offered) => {
  const path = '#islands/features/find/complete-query.ts'
  const { completionsAt } = await inLanguage<typeof import('#islands/features/find/complete-query.ts')>(path, language)
  expect(completionsAt(typed, typed.length, names).completions.map(({ text }) => text)).toEqual(offered)
})
