import { isolated, numberText } from '#locales/intl.ts'
import { places } from '#locales/places.ts'
import { albumCount } from '#locales/ui.ts'

export { cancel } from '#locales/phrases.ts'

export const title = 'Tags'
export const manage = places.tags.command
export const loading = 'Carregando suas tags…'
export const noTags = 'Nenhuma tag ainda'
export const noTagsText = 'As tags do Bandcamp vêm com os seus álbuns, e as suas ficam ao lado.'
export const noTagFound = 'Nenhuma tag encontrada'
export const findTag = 'Achar uma tag'
export const sort = 'Ordem das tags'
export const sorts = { count: 'Mais álbuns', name: 'Nome' } as const
export const showMore = 'Mostrar mais'
export const count = albumCount

export const alike = 'Devem ser a mesma tag'
export const mergeInto = (to: string) => `Juntar em “${isolated(to)}”`
export const showAll = (count: number) => `Mostrar todas as ${numberText(count)}`

export const rename = (tag: string) => `Renomear a tag “${isolated(tag)}”`
export const remove = (tag: string) => `Excluir a tag “${isolated(tag)}”`
export const newName = (tag: string) => `Novo nome da tag “${isolated(tag)}”`
export const save = 'Renomear'
export const merge = 'Juntar'
export const deleteTag = 'Excluir tag'
export const renames = (from: string, count: number) => `Renomeia a tag “${isolated(from)}” em ${albumCount(count)}.`
export const merges = (from: string, to: string, count: number) =>
  `Junta a tag “${isolated(from)}” em “${isolated(to)}”, em ${albumCount(count)}.`
export const deletes = (from: string, count: number) => `Tira a tag “${isolated(from)}” de ${albumCount(count)}.`
export const keptFor = 'Vale também para as tags que as importações trouxerem depois.'

export const colors = {
  clay: 'Barro',
  amber: 'Âmbar',
  olive: 'Oliva',
  moss: 'Musgo',
  teal: 'Petróleo',
  sky: 'Céu',
  slate: 'Ardósia',
  plum: 'Ameixa',
  rose: 'Rosa',
} as const
export const automatic = 'Automática'
export const color = (tag: string, color: string) => `Cor da tag “${isolated(tag)}”: ${color}`
export const automaticColor = (color: string) => `${color} (automática)`
export const colorFailed = 'Não deu para alterar a cor'

export const renamed = 'Tag renomeada'
export const merged = (count: number) => (count === 1 ? 'Tags juntadas' : `${numberText(count)} tags juntadas`)
export const deleted = 'Tag excluída'
export const nowCalled = (to: string, count: number) => `Agora “${isolated(to)}” em ${albumCount(count)}`
export const removedFrom = (tag: string, count: number) => `“${isolated(tag)}” tirada de ${albumCount(count)}`
export const editFailed = 'Não deu para alterar as tags'
export const undoFailed = 'Não deu para desfazer a alteração'
export const undone = 'As tags estão como antes'

export const rules = 'Regras'
export const loadingRules = 'Carregando suas regras…'
export const noRules =
  'Nenhuma regra ainda. Quando você renomeia, junta ou exclui uma tag, a regra fica aqui, para as importações não trazerem o nome antigo de volta.'
export const rulesHint =
  'As tags do Bandcamp ganham esses nomes quando os álbuns são importados ou trazidos. As tags que você digita ficam como você digitou.'
export const becomes = 'vira'
export const becomesNone = 'sai'
export const removeRule = (from: string) => `Remover a regra da tag “${isolated(from)}”`
export const ruleRemoved = 'Regra removida'
export const ruleRemovedText = (from: string) => `As importações podem trazer “${isolated(from)}” de novo.`
export const removeRuleFailed = 'Não deu para remover a regra'
