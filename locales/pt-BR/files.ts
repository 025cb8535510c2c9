import { crates } from '#locales/file-export.ts'
import { fieldLabel, fileNames } from '#locales/file-rows.ts'
import { counted, isolated, listText, numberText, plural, sentencesText } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export { exportCsv } from '#locales/file-export.ts'
export { cancel, done } from '#locales/phrases.ts'

export const tagRules = (count: number) => counted(count, { one: 'regra de tag', other: 'regras de tags' })
export const tagColors = (count: number) => counted(count, { one: 'cor de tag', other: 'cores de tags' })
export const pairs = (count: number) =>
  counted(count, { one: 'par de álbuns que não são o mesmo', other: 'pares de álbuns que não são o mesmo' })
const listens = (count: number) => counted(count, { one: 'entrada do diário', other: 'entradas do diário' })
export const rows = (count: number) => counted(count, { one: 'linha', other: 'linhas' })

export const importTab = 'Importar'

export const chooseCrate = 'Escolher um caixote'
export const newCrate = 'Novo caixote…'

export const chooseOrDrop = <Node>(choose: (text: string) => Node) => [choose('Escolha um arquivo'), ' ou solte aqui']
export const fileKinds = (size: string) => `CSV, JSON ou ZIP, até ${size}`
export const acceptedFiles =
  'Um CSV de qualquer programa, como Discogs, RateYourMusic, Last.fm ou Bandcamp, o que o Spotify, o ListenBrainz ou um conversor de playlists dá para você, uma coleção exportada do Gatefold, ou listas salvas da sua página no Bandcamp. Você vê tudo antes que algo mude.'
export const encoding = 'Codificação do texto'
export const encodingHelp = 'Os nomes abaixo estão certos?'
export const encodings = {
  'windows-1252': 'Ocidental (Windows-1252)',
  macintosh: 'Ocidental (Mac Roman)',
  'windows-1251': 'Cirílico (Windows-1251)',
  shift_jis: 'Japonês (Shift-JIS)',
  gbk: 'Chinês (GBK)',
}
export const startImport = 'Importar'
export const noFile = 'Escolha um arquivo para importar'
export const rejectedFile = (name: string, fault: string) => `“${isolated(name)}”: ${fault}`

export const unfinished = 'Importação incompleta'
export const unnamedFile = 'Um arquivo'
export const unfinishedText = (name: string, read: number, total: number) =>
  `O arquivo “${isolated(name)}” não terminou: ${numberText(read)} de ${rows(total)}. Escolha o mesmo arquivo para continuar.`
export const importedInOtherTab = (name: string) => `O arquivo “${isolated(name)}” está sendo importado em outra aba.`
export const chooseAgain = <Node>(name: string, srOnly: (text: string) => Node) => [
  'Escolher o arquivo',
  srOnly(` “${isolated(name)}”`),
]
export const cancelHere = <Node>(name: string, srOnly: (text: string) => Node) => [
  'Cancelar esta importação',
  srOnly(`: ${isolated(name)}`),
]
export const notCancelled = 'Não deu para cancelar a importação'

export const reading = 'Lendo o arquivo'
export const readingText = 'Lendo o arquivo. Nada mudou ainda.'

export const unreadable = 'Não deu para ler o arquivo. Tente de novo'
export const tooLarge = (size: string, most: string) => `Esse arquivo tem ${size}. O máximo é ${most}`
export const inOtherTab = 'Esse arquivo está sendo importado em outra aba'
export const anotherFile = (expected: string) =>
  `Esse não é o arquivo “${isolated(expected)}”, ou ele mudou desde então`
export const invalidFile = (format: 'CSV' | 'JSON', fault: string) => `Escolha um arquivo ${format} válido. ${fault}`
export const emptyFile = 'Esse arquivo está vazio'
export const onlyHeader = 'Esse arquivo só tem a linha do cabeçalho'
export const tooManyAlbums = (most: number) => `Esse arquivo tem álbuns demais. O máximo é ${numberText(most)}`

const songsOfAlbums = (songs: number, albums: number, playlists: number) => {
  const all = `${counted(songs, { one: 'faixa', other: 'faixas' })} de ${albumCount(albums)}`
  return playlists > 0 ? `${all} em ${counted(playlists, { one: 'playlist', other: 'playlists' })}` : all
}

export const contents = (
  kind: keyof typeof fileNames,
  hasAlbums: boolean,
  encoding: string | null,
  count: number,
  crateCount: number,
  others: { songs: number; tagRules: number; tagColors: number; pairs: number; listens: number },
) => {
  const name = encoding ? `${fileNames[kind]} (${encoding})` : fileNames[kind]
  if (others.songs > 0) return `${name}: ${songsOfAlbums(others.songs, count, crateCount)}.`
  const inIt = hasAlbums ? albumCount(count) : rows(count)
  const parts = [
    inIt,
    crateCount > 0 && crates(crateCount),
    others.tagRules > 0 && tagRules(others.tagRules),
    others.tagColors > 0 && tagColors(others.tagColors),
    others.pairs > 0 && pairs(others.pairs),
    others.listens > 0 && listens(others.listens),
  ]
  return `${name} com ${listText(parts.filter((part) => part !== false))}.`
}
export const contentsSrOnly = (count: number, fresh: number, there: number, failed: number) =>
  `${rows(count)}. Novas: ${numberText(fresh)}. Já aqui: ${numberText(there)}. Inválidas: ${numberText(failed)}`
export const startedBefore = (read: number, total: number) =>
  `Essa importação já tinha começado: ${numberText(read)} de ${rows(total)}. Ela continua daí.`
export const created = 'Novos'
export const existing = 'Já aqui'
export const invalid = 'Inválidos'
export const duplicates = 'Repetidos no arquivo'

export const destination = 'Destino'
export const destinationWhole = (crateCount: number, areSongs: boolean, hasRules: boolean, hasMore: boolean) => {
  if (areSongs && crateCount > 0)
    return plural(crateCount, {
      one: 'Com um caixote para a playlist',
      other: 'Com um caixote para cada playlist',
    })
  if (crateCount > 0) return 'Coleção completa, com caixotes'
  if (hasRules) return 'Coleção completa, com regras de tags'
  return hasMore ? 'Coleção completa' : null
}
export const list = 'Lista'
export { listNames } from '#locales/album-form.ts'
export { andMore as moreFailures } from '#locales/ui.ts'

export const entry = 'Arquivo dentro do ZIP'
export const destinationAlbumsOnly = 'Só os álbuns'
export const destinationAlbums = 'Seus álbuns'
export const destinationCrate = 'Um caixote'
export const crate = 'Caixote'
export const newCrateName = 'Nome do novo caixote'

export const existingAlbums = 'Álbuns que já estão aqui'
export const skip = 'Deixar como estão'
export const skipText = 'Os álbuns que já estão na sua coleção não mudam.'
export const fill = 'Completar os campos vazios'
export const fillText = (count: number) =>
  count > 0
    ? `${counted(count, { one: 'álbum seria completado', other: 'álbuns seriam completados' })} com o arquivo. O que você escreveu fica.`
    : 'Nenhum deles seria completado com esse arquivo.'

export const overLimit = (count: number, most: number) =>
  `Você pode ter no máximo ${albumCount(most)}: ${plural(count, {
    one: 'o último dos novos fica de fora.',
    other: `os últimos ${numberText(count)} dos novos ficam de fora.`,
  })}`

export const diaryOverLimit = (count: number, most: number) =>
  `Seu diário pode ter no máximo ${counted(most, { one: 'entrada', other: 'entradas' })}: pelo menos ${plural(count, {
    one: `${numberText(count)} destas fica de fora.`,
    other: `${numberText(count)} destas ficam de fora.`,
  })}`

export const failedRows = 'Linhas inválidas'
export const saveFailed = 'Não deu para salvar as linhas inválidas'
export const willBeSkipped = (count: number, total: number) =>
  sentencesText([
    counted(count, { one: 'linha fica de fora.', other: 'linhas ficam de fora.' }),
    count < total && 'Todas as outras são válidas.',
    fixInvalid,
  ])
export const wereSkipped = (count: number, total: number) =>
  sentencesText([
    counted(count, { one: 'linha ficou de fora.', other: 'linhas ficaram de fora.' }),
    count < total && 'Todas as outras foram importadas.',
    fixInvalid,
  ])
const fixInvalid = 'Exporte o que é inválido, conserte e importe de novo.'
export const failedRowsFile = (name: string) => `${name} linhas inválidas.csv`
export const probablyThere = 'Deve ser o mesmo álbum'
export const probablyThereText = (count: number) =>
  `${counted(count, {
    one: 'linha já deve estar na sua coleção ou lista de desejos, com outro nome',
    other: 'linhas já devem estar na sua coleção ou lista de desejos, com outros nomes',
  })}. Desmarque o que é outro álbum.`
export const isThere = (name: string) => `Você tem ${isolated(name)}`
export const allAreOthers = 'Todos são outros álbuns'
export const allAreThere = 'Todos já estão aqui'
export const onAlbums = 'Faixas de álbuns que você tem'
export const onAlbumsText = (count: number) =>
  counted(count, {
    one: 'faixa é de um álbum que você tem, e não é adicionada de novo.',
    other: 'faixas são de álbuns que você tem, e não são adicionadas de novo.',
  })
export const isOn = (track: string, album: string) =>
  `“${isolated(track)}” faz parte de “${isolated(album)}”, que você tem`
export const ratedOnly = 'Avaliados, mas não comprados'
export const ratedOnlyCount = (count: number) =>
  counted(count, { one: 'álbum que você não tem aqui', other: 'álbuns que você não tem aqui' })
export const ratedOnlyLeft = 'Só avaliar o que está aqui'
export const ratedOnlyCrate = 'Colocar num caixote'
export const ratedOnlyAdded = 'Adicionar todos'
export const hidden = 'Ocultos na sua página'
export const hiddenHelp = (count: number) => `${albumCount(count)}. Quem vê a sua coleção compartilhada veria também`
export const hiddenLeft = 'Deixar de fora'
export const hiddenAdded = 'Adicionar à coleção'
export const followedHelp = (count: number) =>
  counted(count, {
    one: 'álbum que você não tem nem deseja',
    other: 'álbuns que você não tem nem deseja',
  })
export const followedAdded = 'Na lista de desejos, para decidir na mesa'
export const zone = 'Seu fuso horário'
export const zoneHelp = 'O arquivo tem horas em UTC'
export const leftOut = 'De fora'
export const leftOutText = (counts: readonly (readonly [field: string, count: number])[]) => {
  const parts = counts.flatMap(([field, count]) => {
    if (field === 'plays') return []
    return field === 'row' ? `partes de ${rows(count)}` : `“${fieldLabel(field)}” em ${rows(count)}`
  })
  return parts.length > 0 ? `De fora porque não deu para ler: ${listText(parts)}.` : `${leftOut}:`
}
export const failedCrates = 'Caixotes inválidos'
export const failedCratesText = 'Alguns caixotes no arquivo estão incompletos. As partes inválidas ficam de fora.'
export const failedRules = 'Regras de tags inválidas'
export const failedRulesText = 'Algumas regras de tags no arquivo são inválidas e ficam de fora.'
export const failedColors = 'Cores de tags inválidas'
export const failedColorsText = 'Algumas cores de tags no arquivo são inválidas e ficam de fora.'
export const failedPairs = 'Pares de álbuns inválidos'
export const failedPairsText = 'Alguns pares de álbuns que não são o mesmo são inválidos e ficam de fora.'
export const problems = 'Problemas'
export const rowFailure = (row: number, fault: string) => `Linha ${row}: ${fault}`
export const fieldFailure = (row: number, field: string, fault: string) =>
  `Linha ${row}, ${fieldLabel(field)}: ${fault}`
export const crateFailure = (crate: number, fault: string) => `Caixote ${crate}: ${fault}`
export const crateFieldFailure = (crate: number, field: string, fault: string) =>
  `Caixote ${crate}, ${fieldLabel(field)}: ${fault}`
export const colorFailure = (color: number, fault: string) => `Cor de tag ${color}: ${fault}`
export const pairFailure = (pair: number, fault: string) => `Par ${pair}: ${fault}`
export const ruleFailure = (rule: number, fault: string) => `Regra de tag ${rule}: ${fault}`
export const ruleFieldFailure = (rule: number, field: string, fault: string) =>
  `Regra de tag ${rule}, ${fieldLabel(field)}: ${fault}`

export const firstRows = (count: number) =>
  plural(count, { one: 'Pré-visualização', other: 'Pré-visualização das primeiras linhas' })
export const rating = 'Avaliação'
export const rowExists = 'já aqui'
export const moreTags = (count: number) => `+${numberText(count)}`

export const otherFile = 'Escolher outro arquivo'
export const importRest = 'Importar o resto'
export const importing = 'Importando…'
