import { counted, isolated, numberText } from '#locales/intl.ts'

export { cancel, discard, somethingWrong as failed } from '#locales/phrases.ts'

export const unsavedTitle = 'Sair sem salvar?'
export const keepEditing = 'Continuar editando'

export const typeToContinue = <Node>(expected: Node) => ['Para continuar, digite ', expected]

export const openFailedTitle = 'Não deu para abrir isso'
export const openFailed = 'Tente de novo'
export const openFailedOffline = 'Você está offline. Tente de novo quando a conexão voltar.'

export const keepMine = 'Manter a minha'
export const useOther = 'Usar a outra'

export const noInitials = 'V'

export const removeChip = (name: string) => `Tirar ${isolated(name)}`

export const starCount = (count: number) => counted(count, { one: 'estrela', other: 'estrelas' })
export const starsOfFive = (count: number) => (count % 1 ? `${numberText(count)} de 5 estrelas` : starCount(count))
export const rated = (heading: string, count: number) => `${isolated(heading)}: ${starsOfFive(count)}`
export const notRated = (heading: string) => `${isolated(heading)}: nenhuma`

export const altKey = 'Alt'
export const controlKey = 'Ctrl'
export const shiftKey = 'Shift'
export const escapeKey = 'Esc'
export const enterKey = 'Enter'

export const recently = 'há pouco'
export const justNow = 'agora mesmo'

export const loadingAlbums = 'Carregando os álbuns'

export const nothingYetTitle = 'Sua coleção está vazia'
export const nothingYetText =
  'Comece pelos seus álbuns e faixas favoritos. Com o seu nome de usuário do Bandcamp, vem tudo o que você comprou.'
export const noneMatchTitle = 'Nenhum álbum encontrado'
export const noneMatchText = 'Nenhum álbum combina com a sua busca e os filtros.'
export const notLoadedTitle = 'A agulha pulou'
export const notLoadedText = 'Não deu para carregar seus álbuns, porque a conexão falhou. Eles estão a salvo.'

export const albumCount = (count: number) => counted(count, { one: 'álbum', other: 'álbuns' })

export const moreRows = (count: number) => `Mais ${numberText(count)}, que aparecem quando você rola a página`

export const trackCount = (count: number) => counted(count, { one: 'faixa', other: 'faixas' })

export const seconds = (count: number) => counted(count, { one: 'segundo', other: 'segundos' })
export const minutes = (count: number) => counted(count, { one: 'minuto', other: 'minutos' })
export const hours = (count: number) => counted(count, { one: 'hora', other: 'horas' })
export const andMore = (count: number) => `e mais ${numberText(count)}`
