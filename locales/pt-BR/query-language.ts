import { counted, isolated, numberText } from '#locales/intl.ts'

export const suggestions = 'Sugestões de busca'
export const suggestionCount = (count: number) =>
  count === 0 ? 'nenhuma sugestão' : counted(count, { one: 'sugestão', other: 'sugestões' })
export const asFilters = 'como filtros'
export const asCommand = 'comando'
export const searchHelp = 'Ajuda da busca'

export const fieldNames = {
  tag: 'tem a tag',
  artist: 'parte do nome',
  rating: 'estrelas',
  is: 'sem avaliação, sem tags, desejo…',
  has: 'anotação, prévia ou capa',
  label: 'parte do nome do selo',
  title: 'parte do título',
  note: 'parte da sua anotação',
  track: 'parte do título ou do nome de artista de uma faixa',
  crate: 'parte do nome de um caixote',
  year: 'ano de lançamento',
  added: 'quando você adicionou',
  bought: 'quando você comprou',
  changed: 'quando mudou pela última vez',
  price: 'quanto custa',
  paid: 'quanto você pagou',
  tracks: 'número de faixas',
  verdict: 'o que você decidiu sobre um desejo',
  format: 'em que formato você tem',
  list: 'coleção, lista de desejos ou as duas',
  sort: 'em que ordem',
} as const

export const fieldWords: Readonly<Record<string, readonly string[]>> = {
  tag: ['etiqueta', 'gênero'],
  artist: ['banda', 'grupo'],
  rating: ['avaliação', 'estrelas', 'nota'],
  is: ['estado'],
  has: ['tem', 'com'],
  label: ['selo', 'gravadora'],
  title: ['álbum', 'título'],
  note: ['anotação'],
  track: ['faixa', 'música', 'canção'],
  crate: ['caixote'],
  year: ['ano', 'lançado'],
  added: ['adicionado'],
  bought: ['comprado'],
  changed: ['alterado', 'mudado'],
  price: ['preço', 'custa'],
  paid: ['pago'],
  tracks: ['faixas', 'número'],
  verdict: ['decisão', 'decidido'],
  format: ['formato', 'vinil', 'cassete'],
  list: ['lista', 'coleção', 'desejos'],
  sort: ['ordenar', 'ordem'],
}

export const termWords: Readonly<Record<string, readonly string[]>> = {
  'is:unrated': ['sem avaliação', 'sem estrelas'],
  'is:rated': ['avaliado'],
  'is:untagged': ['sem tags'],
  'is:uncrated': ['sem caixote'],
  'is:wishlist': ['desejos', 'lista de desejos'],
  'is:owned': ['coleção'],
  'is:preorder': ['pré-venda'],
  'is:downloaded': ['baixado'],
  'is:undownloaded': ['não baixado'],
  'has:note': ['com anotação'],
  'format:vinyl': ['vinil'],
  'format:cassette': ['fita cassete'],
}

export const examples = {
  rating: [
    ['rating>=4', '4 estrelas ou mais'],
    ['rating:5', '5 estrelas'],
    ['rating:2..3', 'de 2 a 3 estrelas'],
    ['rating:3.5', '3,5 estrelas'],
    ['rating<3', 'menos de 3 estrelas, ou nenhuma'],
  ],
  is: [
    ['is:unrated', 'ainda sem estrelas'],
    ['is:rated', 'com estrelas'],
    ['is:untagged', 'ainda sem tags'],
    ['is:uncrated', 'fora dos caixotes'],
    ['is:wishlist', 'na sua lista de desejos'],
    ['is:owned', 'na sua coleção'],
    ['is:preorder', 'ainda não lançado'],
    ['is:missing', 'ainda não baixado'],
    ['is:partial', 'só algumas faixas baixadas, ou mais faixas desde então'],
    ['is:downloaded', 'baixado'],
    ['is:gone', 'saiu do Bandcamp'],
    ['is:later', 'um desejo para decidir depois'],
  ],
  has: [
    ['has:note', 'com anotação sua'],
    ['has:preview', 'com prévia para tocar'],
    ['has:cover', 'com capa'],
  ],
  year: [
    ['year:1990..1999', 'de 1990 a 1999'],
    ['year:2019', 'em 2019'],
    ['year:1990s', 'nos anos 1990'],
    ['year>=2020', '2020 ou depois'],
  ],
  added: [
    ['added<30d', 'nos últimos 30 dias'],
    ['added>1y', 'há mais de um ano'],
    ['added:this-year', 'este ano'],
    ['added:2024-01..2024-06', 'de janeiro a junho de 2024'],
  ],
  bought: [
    ['bought<30d', 'nos últimos 30 dias'],
    ['bought>1y', 'há mais de um ano'],
    ['bought:2024', 'em 2024'],
  ],
  changed: [
    ['changed:7d', 'nos últimos 7 dias'],
    ['changed>1y', 'há mais de um ano sem mudar'],
  ],
  price: [
    ['price<10eur', 'menos de 10 euros, convertendo as outras moedas'],
    ['price:5..10', 'de 5 a 10 na própria moeda'],
    ['price:0', 'grátis'],
  ],
  paid: [
    ['paid>10eur', 'mais de 10 euros, convertendo as outras moedas'],
    ['paid:0', 'nada'],
  ],
  tracks: [
    ['tracks>=10', '10 faixas ou mais'],
    ['tracks:1..4', 'de 1 a 4 faixas'],
  ],
  verdict: [
    ['verdict:friday', 'para comprar na sexta'],
    ['verdict:keep', 'para manter na lista de desejos'],
    ['verdict:later', 'para decidir depois'],
    ['verdict:let-go', 'na lixeira'],
  ],
  format: [
    ['format:digital', 'em arquivos'],
    ['format:vinyl', 'em vinil'],
    ['format:cassette', 'em fita cassete'],
    ['format:cd', 'em CD'],
    ['format:other', 'em outra coisa'],
  ],
  list: [
    ['list:collection', 'sua coleção'],
    ['list:wishlist', 'sua lista de desejos'],
    ['list:both', 'as duas'],
  ],
} as const

const valueKinds = {
  tag: 'uma tag',
  artist: 'um nome',
  rating: 'um número',
  is: 'uma das suas palavras',
  has: 'uma das suas palavras',
  label: 'um nome',
  title: 'um texto',
  note: 'um texto',
  track: 'um texto',
  crate: 'um nome',
  year: 'um número',
  added: 'uma data',
  bought: 'uma data',
  changed: 'uma data',
  price: 'um número',
  paid: 'um número',
  tracks: 'um número',
  verdict: 'uma das suas palavras',
  format: 'uma das suas palavras',
  list: 'uma das suas palavras',
  sort: 'uma das suas palavras',
} as const

export const faults = {
  field: (name: string, fields: string) =>
    `O campo “${isolated(name)}” não existe, então isso é buscado como texto. Campos: ${fields}.`,
  value: (name: keyof typeof valueKinds, example: string) => `${name} precisa de ${valueKinds[name]}: ${example}`,
  quote: 'Falta fechar as aspas.',
  length: (most: number) => `Só os primeiros ${numberText(most)} termos são buscados.`,
}
export const anyText = (name: string) => `${name}:texto`

export const helpTitle = 'Busca'
export const keysTab = 'Teclas'
export const searchTab = 'Busca'
export const helpIntro =
  'As palavras buscam em títulos, artistas, selos, anotações, tags e nas faixas conhecidas. Os campos buscam uma coisa só; a lista abaixo do campo de busca ajuda a completar.'
export const help: readonly [example: string, what: string][] = [
  ['slow harbour', 'as duas palavras, em qualquer ordem'],
  ['"now or never"', 'exatamente esse texto'],
  ['tag:dub -tag:live', 'com a tag dub, mas não live'],
  ['tag:dub*', 'com uma tag que começa com dub'],
  ['dub or techno', 'uma das duas'],
  ['rating>=4 (dub or techno)', 'combinar com parênteses'],
  ['artist:burial', 'parte do nome; = para o nome inteiro'],
  ['label:"low tide"', 'aspas em volta do que tem espaços'],
  ['crate:sunday', 'num caixote com esse nome'],
  ['year:1990..1999', 'um intervalo; também 1990.. e ..1999, ou 1990-1999'],
  ['track:sonata', 'parte do título ou do nome de artista de uma faixa'],
  ['added<30d', 'nos últimos 30 dias; também w, m e y'],
  ['added:2024-05', 'um ano, um mês ou um dia'],
  ['price<10eur', 'em qualquer moeda, convertendo'],
  ['format:vinyl', 'ou digital, cassette, cd, other'],
  ['is:unrated', 'ou untagged, uncrated, wishlist, owned, preorder, later, downloaded, partial, missing'],
  ['has:note', 'ou preview, cover'],
  ['sort:released', 'define a ordem'],
]
