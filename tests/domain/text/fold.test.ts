import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldLetters, foldText, hasWords, searchWords } from '#domain/text/fold.ts'

it.each([
  ['nguyen thi dem', 'Nguyễn Thị Đêm'],
  ['macintosh plus', 'ＭＡＣＩＮＴＯＳＨ　ＰＬＵＳ'],
  ['フローラル', 'ﾌﾛｰﾗﾙの専門店'],
  ['isik ve isi', 'Işık ve Isı'],
  ['inis', 'İNİŞ'],
  ['dark wave', '𝕯𝖆𝖗𝖐 𝖜𝖆𝖛𝖊'],
  ['zalgo', 'Z̵a̶l̸g̷o̵'],
  ['مسافر', 'مَسافِر'],
  ['نور', '\u200fنور\u200f'],
  ['كتاب', 'کتاب'],
  ['کتاب', 'كتاب'],
  ['علی', 'علي'],
  ['موسيقي', 'موسیقی'],
  ['مدرسه', 'مدرسة'],
  ['ليلي', 'ليلى'],
  ['لاہور', 'لاهور'],
  ['احمد', 'أحمد'],
  ['می خواهم', 'مي‌خواهم'.replace('\u200c', ' ')],
  ['۱۹۹۴', 'Live 1994'],
  ['1994', 'زنده ۱۹۹۴'],
  ['١٩٩٤', '۱۹۹۴'],
  ['हिन्दी', 'हिन्दी'],
  ['strasse', 'Straße'],
  ['STRASSE', 'straẞe'],
  ['fin flow', 'ﬁn ﬂow'],
  ['pinyin', 'Pīnyīn'],
  ['salah', 'ṣalāḥ'],
  ["don't", 'don’t'],
  ['softhyphen', 'soft\u00adhyphen'],
  ['no break', 'no\u00a0break'],
  ['νοστος', 'ΝΌΣΤΟΣ'],
  ['ежик', 'Ёжик'],
  ['파란노을', '파란노을'.normalize('NFD')],
  ['がぎ', 'がぎ'.normalize('NFD')],
])('%s is found in %s', (typed, text) => {
  expect(hasWords(foldLetters(text), searchWords(typed))).toBe(true)
})

it.each([
  ['か', 'が'],
  ['हन', 'हिन'],
])('%s is another word than %s', (typed, text) => {
  expect(hasWords(foldLetters(text), searchWords(typed))).toBe(false)
})

it('is the same in any case, composed or not, and twice; a word stays one word', () => {
  const property = fc.property(fc.string({ unit: 'binary', maxLength: 20 }), (text) => {
    const folded = foldText(text)
    expect(foldText(folded)).toBe(folded)
    expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')))
    expect(folded.length).toBeLessThanOrEqual(6 * text.length)
    const count = (words: string) => words.split(/\s+/).filter(Boolean).length
    expect(count(folded)).toBeLessThanOrEqual(count(text))
  })
  fc.assert(property, { numRuns: 5_000 })
})
