import { isolated } from '#locales/intl.ts'

export const name = 'Calendario de lanzamientos'
export const lead =
  'Tus deseos y reservas en tu calendario, cada uno en su día de lanzamiento. Quien tenga el enlace puede verlos.'
/** How to subscribe in each program. What stands there are the names in its menus. */
export const ways = [
  'Google Calendar: Otros calendarios → Desde URL',
  'Apple: Calendario → Nueva suscripción a calendario',
  'Outlook: Agregar calendario → Suscribirse desde la web',
]
export const shows = { fridays: 'Bandcamp Fridays', reminders: 'Avisos a las 9 ese día' }
export const hints = {
  fridays: 'El primer viernes de cada mes. Bandcamp dice cuáles cuentan.',
  reminders: 'Google Calendar no los muestra.',
}
export const open = 'Abrir en la app de calendario'
/** The event of an album that is out; `names` are its title and artist. */
export const out = (names: string) => `Ya salió: ${isolated(names)}`
export const friday = '¿Bandcamp Friday?'
export const fridayText = 'Casi todos los primeros viernes son Bandcamp Fridays. Mira https://isitbandcampfriday.com'
