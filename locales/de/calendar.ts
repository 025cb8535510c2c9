import { isolated } from '#locales/intl.ts'

export const name = 'Erscheinungskalender'
export const lead =
  'Deine Wünsche und Vorbestellungen in deinem Kalender, jeweils am Tag des Erscheinens. Wer den Link hat, kann sie sehen.'
/** How to subscribe in each program. What stands there are the names in its menus. */
export const ways = [
  'Google Kalender: Weitere Kalender → Per URL',
  'Apple: Kalender → Neues Kalenderabonnement',
  'Outlook: Kalender hinzufügen → Aus dem Web abonnieren',
]
export const shows = { fridays: 'Bandcamp Fridays', reminders: 'Erinnerung am Tag um 9 Uhr' }
export const hints = {
  fridays: 'Der erste Freitag im Monat. Welche davon zählen, sagt Bandcamp.',
  reminders: 'Google Kalender lässt sie weg.',
}
export const open = 'In Kalender-App öffnen'
/** The event of an album that is out; `names` are its title and artist. */
export const out = (names: string) => `Erschienen: ${isolated(names)}`
export const friday = 'Bandcamp Friday?'
export const fridayText = 'Die meisten ersten Freitage sind Bandcamp Fridays. Siehe https://isitbandcampfriday.com'
