import { isolated } from '#locales/intl.ts'

export const name = 'リリースカレンダー'
export const lead =
  'ほしいアルバムと予約したアルバムが、リリース日ごとにカレンダーに並びます。リンクを知っている人は誰でも見られます。'
/** How to subscribe in each program. What stands there are the names in its menus. */
export const ways = [
  'Googleカレンダー：他のカレンダー → URLで追加',
  'Apple：カレンダー → 新規カレンダー照会',
  'Outlook：予定表の追加 → Webからサブスクライブ',
]
export const shows = { fridays: 'Bandcamp Friday', reminders: '当日9時に通知' }
export const hints = {
  fridays: '毎月第1金曜日。どの月に開かれるかはBandcampが決めます。',
  reminders: 'Googleカレンダーでは通知されません。',
}
export const open = 'カレンダーアプリで開く'
/** The event of an album that is out; `names` are its title and artist. */
export const out = (names: string) => `リリース済み：${isolated(names)}`
export const friday = 'Bandcamp Friday？'
export const fridayText = '第1金曜日の多くはBandcamp Fridayです。https://isitbandcampfriday.com で確認できます'
