import { counted, isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount, starCount } from '#locales/ui.ts'

export { alreadyIn, asksForMore } from '#locales/crate-dialogs.ts'
export { buy } from '#locales/desk.ts'
export { cancel, no, tryAgain, yes } from '#locales/phrases.ts'

export const bar = 'Álbuns selecionados'
export const selectedCount = (count: number) =>
  count === 0 ? 'nada selecionado' : counted(count, { one: 'selecionado', other: 'selecionados' })
export const notShown = (count: number) => `${numberText(count)} fora da tela`

export const selectMenu = 'Selecionar…'
export const select = 'Selecionar'
export const selectPage = <Node>(aside: (text: string) => Node) => ['Todos ', aside('(desta página)')]
export const selectMatching = 'Tudo da busca'
export const selectNone = 'Nenhum'

export const addToCrate = 'Adicionar ao caixote'
export const tags = 'Tags…'
export const rateSelected = 'Avaliar…'
export const rating = 'Avaliação dos álbuns selecionados'
export const more = 'Mais'
export const toWishlist = 'Mover para a lista de desejos'
export const toCollection = 'Mover para a coleção'
export const exportCsv = 'Exportar CSV'
export const openInBandcamp = 'Abrir no Bandcamp'
export const moveToPosition = 'Mover para a posição…'
export const removeFromCrate = 'Tirar do caixote'
export const deleteSelected = 'Excluir selecionados'

export const noneSelected = 'Nenhum álbum selecionado.'

export const crateTitle = 'Adicionar ao caixote'
export const albumsSelected = (count: number) =>
  counted(count, { one: 'álbum selecionado', other: 'álbuns selecionados' })

export const removeFrom = (crate: string) => `Tirar do caixote “${isolated(crate)}”`
export const moveToNone = 'Mover para o caixote'
export const moveToOne = (crate: string) => `Mover para o caixote “${isolated(crate)}”`
export const moveToSeveral = (count: number) => `Mover para ${numberText(count)} caixotes`

export const tagsTitle = 'Tags'
export const tagsToAdd = 'Tags para adicionar'
export const tagsToRemove = 'Tags para tirar'
export const changeTags = (count: number) => `Alterar ${albumCount(count)}`

export const rateTitle = 'Avaliar álbuns'
export const noRating = 'Sem avaliação'
export const rateAlbums = (count: number) => `Avaliar ${albumCount(count)}`
export const removeRatings = 'Remover avaliações'

export const openTitle = 'Abrir no Bandcamp'
export const opensTabs = (count: number, all: number) => {
  const tabs = plural(count, {
    one: `Abre ${numberText(count)} aba`,
    other: `Abre ${numberText(count)} abas, uma por vez`,
  })
  return count < all
    ? `${tabs}, para os primeiros de ${albumCount(all)}. Depois dá para abrir os próximos.`
    : `${tabs}.`
}
export const openedSome = (count: number, all: number) =>
  `${numberText(count)} de ${counted(all, { one: 'álbum aberto', other: 'álbuns abertos' })}`
export const openNext = (count: number) =>
  plural(count, { one: 'Abrir o próximo', other: `Abrir os próximos ${numberText(count)}` })
export const noAddress = (count: number) =>
  counted(count, { one: 'álbum não tem endereço no Bandcamp', other: 'álbuns não têm endereço no Bandcamp' })
export const withoutAddress = (count: number) => `${noAddress(count)}.`
export const blocked = 'Pop-up bloqueado'
export const blockedText = 'Seu navegador deve estar bloqueando pop-ups. Permita os pop-ups deste site'

// Buying at Bandcamp. A cart holds 50 albums, so there may be several.
export const buyTitle = 'Comprar no Bandcamp'
export const forSale = (count: number, sum: string) =>
  sum ? `${albumCount(count)} à venda, ${sum} no total` : `${albumCount(count)} à venda`
export const ownPrice = 'Some a isso o que você escolher pagar.'
export const toCart = 'Pôr no carrinho'
export const cartOf = (cart: number, all: number) => `Carrinho ${numberText(cart)} de ${numberText(all)}`
export const cartHelp =
  'Quem enche o carrinho é a extensão de navegador Bandcamp Enhancement Suite. Sem ela, abre a página inicial do Bandcamp.'
export const freeOnes = 'Grátis, para baixar na página do álbum'
export const unpriced = 'Sem preço conhecido: talvez esgotado ou só para assinantes'
export const unnumbered = 'Fora do carrinho, pois falta o número no Bandcamp'
export const copyList = 'Copiar lista'
export const listCopied = (count: number) => `Lista de ${albumCount(count)} copiada`
export const listNotCopied = 'Não foi possível copiar a lista'

export const deleteTitle = (count: number) =>
  plural(count, { one: `Excluir ${numberText(count)} álbum?`, other: `Excluir ${numberText(count)} álbuns?` })
export const deleteQuestion = (count: number, days: number) =>
  plural(count, {
    one: `${numberText(count)} álbum sai da sua coleção e de todos os caixotes. Você pode recuperar da lixeira por ${numberText(days)} dias.`,
    other: `${numberText(count)} álbuns saem da sua coleção e de todos os caixotes. Você pode recuperar da lixeira por ${numberText(days)} dias.`,
  })

export const add = (crate: string) => `Adicionar ao caixote “${isolated(crate)}”`
export const tag = (tag: string) => `Tag “${isolated(tag)}”`
export const dropToRate = (stars: number) => `Avaliar: ${starCount(stars)}`
export const moveTo = (place: number, all: number) => `Mover para ${numberText(place)} de ${numberText(all)}`
export const newCrateWith = (title: string) => `Novo caixote com “${isolated(title)}”`

export const oneMore = '+1'
export const added = 'está lá'

export const crates = 'Caixotes'
export const newCrate = 'Novo caixote…'
