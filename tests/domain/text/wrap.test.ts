import { expect, it } from 'vitest'
import { wrap } from '#domain/text/wrap.ts'

it.each([
  ['Sunday, slow and long', ['Sunday,', 'slow and', 'long']],
  ['Unpronounceable', ['Unpronounceable']],
  ['  One  two', ['One  two']],
  ['日曜の朝に聴くもの、ゆっくり', ['日曜の朝に聴くも', 'の、ゆっくり']],
  ['夜の「静かなレコード」', ['夜の「静かなレ', 'コード」']],
  ['', []],
])('wraps "%s" to eight characters', (text, lines) => {
  expect(wrap(text, (line) => line.length <= 8)).toEqual(lines)
})
