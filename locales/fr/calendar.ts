import { isolated } from '#locales/intl.ts'

export const name = 'Calendrier des sorties'
export const lead =
  'Tes souhaits et tes précommandes dans ton calendrier, chacun au jour de sa sortie. Quiconque a le lien peut les voir.'
/** How to subscribe in each program. What stands there are the names in its menus. */
export const ways = [
  'Google Agenda : Autres agendas → À partir de l’URL',
  'Apple : Calendrier → Nouvel abonnement au calendrier',
  'Outlook : Ajouter un calendrier → S’abonner à partir du web',
]
export const shows = { fridays: 'Bandcamp Fridays', reminders: 'Rappels à 9 h le jour même' }
export const hints = {
  fridays: 'Le premier vendredi du mois. Bandcamp dit lesquels comptent.',
  reminders: 'Google Agenda les laisse de côté.',
}
export const open = 'Ouvrir dans l’appli Calendrier'
/** The event of an album that is out; `names` are its title and artist. */
export const out = (names: string) => `Sortie : ${isolated(names)}`
export const friday = 'Bandcamp Friday ?'
export const fridayText =
  'La plupart des premiers vendredis sont des Bandcamp Fridays. Voir https://isitbandcampfriday.com'
