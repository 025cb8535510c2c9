import { isolated, numberText } from '#locales/intl.ts'

export const columns = 'Colunas'
export const noColumn = '–'
export const unnamedColumn = (place: number, name: string) =>
  name === '' ? `Coluna ${numberText(place)}` : `${isolated(name)} (coluna ${numberText(place)})`
export const columnsRecalled = 'Lido como você escolheu para um arquivo com as mesmas colunas.'
export const applyColumns = 'Usar estas colunas'
export const chooseColumns = (problem: string) => `${problem}. Escolha as colunas que contam.`
export const playColumnsText = 'Esse arquivo não tem nomes de colunas. Na primeira linha:'
export const playColumns = { artist: 'Artista', album: 'Álbum', track: 'Faixa', utc_time: 'Data' }
export const columnNames = {
  title: 'Título',
  artist: 'Artista',
  bandcampUrl: 'Endereço no Bandcamp',
  coverUrl: 'Endereço da capa',
  rating: 'Avaliação',
  notes: 'Anotações',
  releaseDate: 'Lançamento',
  trackCount: 'Número de faixas',
  tags: 'Tags',
  list: 'Lista',
  addedAt: 'Adicionado em',
  label: 'Selo',
  formats: 'Formato',
} as const
export const firstRowIsAlbum = 'A primeira linha é um álbum'
export const ratingScale = 'As avaliações vão até'
export const ratingScales = (scale: number) => numberText(scale)
export const ratingsRead = (scale: number) =>
  `As avaliações nesse arquivo vão até ${numberText(scale)}: ${numberText(scale * 0.8)} vira 4 estrelas, ${numberText(scale * 0.7)} vira ${numberText(3.5)}.`
export const whichDate = (date: string) => `Que dia é “${isolated(date)}”? Datas assim ficam de fora até você escolher.`
