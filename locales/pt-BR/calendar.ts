import { isolated } from '#locales/intl.ts'

export const name = 'Calendário de lançamentos'
export const lead =
  'Seus desejos e pré-vendas no seu calendário, cada um no dia do lançamento. Quem tem o link pode ver tudo.'
/** How to subscribe in each program. What stands there are the names in its menus. */
export const ways = [
  'Google Agenda: Outras agendas → De URL',
  'Apple: Calendário → Nova assinatura de calendário',
  'Outlook: Adicionar calendário → Assinar da Web',
]
export const shows = { fridays: 'Bandcamp Fridays', reminders: 'Lembretes às 9h no dia' }
export const hints = {
  fridays: 'A primeira sexta-feira do mês. O Bandcamp diz quais valem.',
  reminders: 'O Google Agenda deixa os lembretes de fora.',
}
export const open = 'Abrir no app de calendário'
/** The event of an album that is out; `names` are its title and artist. */
export const out = (names: string) => `Saiu: ${isolated(names)}`
export const friday = 'Bandcamp Friday?'
export const fridayText = 'Quase toda primeira sexta-feira é Bandcamp Friday. Veja https://isitbandcampfriday.com'
