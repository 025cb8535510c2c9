import { anyOfText, besideText, isolated, numberText } from '#locales/intl.ts'

export const wrongAddress = 'Digite um endereço de e-mail válido'
export const passwordTooShort = (least: number) => `A senha precisa ter pelo menos ${numberText(least)} caracteres`
export const passwordTooLong = (most: number) => `A senha pode ter no máximo ${numberText(most)} caracteres`
export const nameTooShort = (least: number) => `O nome precisa ter pelo menos ${numberText(least)} caracteres`
export const nameTooLong = (most: number) => `O nome pode ter no máximo ${numberText(most)} caracteres`
export const passwordsDiffer = 'As senhas não são iguais'
export const newPasswordsDiffer = 'As senhas não são iguais'
export const wrongProvider = 'provider precisa ser google ou oidc'
export const signupPasswordMissing = 'Digite a senha de convite'
const settings = { itemsPerPage: 'O número de álbuns por página', lastView: 'A última exibição', language: 'O idioma' }
export const wrongChoice = (setting: keyof typeof settings, values: readonly (string | number)[]) => {
  const texts = values.map((value) => (typeof value === 'number' ? numberText(value) : value))
  return `${settings[setting]} precisa ser ${anyOfText(texts)}`
}
export const passwordMissing = 'Digite sua senha'
export const wrongPhotoAddress = 'Precisa ser um endereço que começa com https://'
export const samePassword = 'Escolha uma senha diferente da atual'
export const confirmationMissing = 'Digite seu endereço de e-mail para confirmar'

export const rules = (least: number) => ({
  length: `Pelo menos ${numberText(least)} caracteres`,
  uppercase: 'Uma letra maiúscula',
  digit: 'Um número',
})

export const commonPassword = 'Essa senha é comum demais. Escolha uma mais difícil de adivinhar.'

export const errors = (least: number) => ({
  length: `A senha precisa ter pelo menos ${numberText(least)} caracteres`,
  uppercase: 'A senha precisa ter pelo menos uma letra maiúscula',
  digit: 'A senha precisa ter pelo menos um número',
})

export const pageNotFound = 'Essa página não existe'
export const wrongSort = 'sort precisa ser created, username, email ou role'
export const wrongDirection = 'direction precisa ser asc ou desc'
export const unknownAction = 'Ação desconhecida'
export const usernameMissing = 'Falta o nome de usuário'
export const usernameTooLong = (most: number) => `O nome de usuário pode ter no máximo ${numberText(most)} caracteres`
export const displayNameTooLong = (most: number) => `O nome exibido pode ter no máximo ${numberText(most)} caracteres`
export const wrongRole = 'O papel precisa ser user, test ou admin'
export const addressMissing = 'Digite seu endereço de e-mail'

export const wrongList = 'A lista precisa ser collection ou wishlist'
export const wrongVerdict = 'A decisão precisa ser keep, friday, later ou let-go'
export const titleMissing = 'Falta o título'
export const artistMissing = 'Falta o nome de artista'
export const wrongUrl = 'Precisa ser um endereço válido'
export const wrongReleaseDate = 'Uma data de lançamento precisa ser AAAA, AAAA-MM ou AAAA-MM-DD'
export const wrongMoment = 'Uma hora se escreve como 2024-05-01T12:00:00Z'
export const wrongRating = 'Uma avaliação vai de meia estrela a cinco, de meia em meia estrela'
export const wrongTrackCount = (most: number) =>
  `O número de faixas precisa ser um número inteiro de 0 a ${numberText(most)}`
export const wrongPrice = 'Um preço precisa ser um número inteiro de centavos, ou da menor unidade da moeda'
export const wrongCurrency = 'Uma moeda precisa ser um código como EUR'
export const wrongPaid = 'O valor pago precisa ser um número inteiro de centavos, ou da menor unidade da moeda'
export const paidInHalves = 'O valor pago precisa de uma quantia e de uma moeda'
export const wrongFormat = 'Um formato precisa ser digital, vinyl, cassette, cd ou other'
export const wrongYesOrNo = 'Precisa ser true ou false'
export const wrongFans = 'O número de fãs precisa ser um número inteiro'
export const wrongItemType = 'O tipo de um item precisa ser album ou track'
export const wrongBandcampId = 'Um id no Bandcamp precisa ser um número inteiro'
export const wrongTracks = 'As faixas precisam ser uma lista, cada uma com um número, um título e se dá para tocar'
export const tooManyTracks = (most: number) => `Um álbum pode ter no máximo ${numberText(most)} faixas`
export const wrongTags = 'As tags precisam ser uma lista de textos'
export const tagTooLong = (most: number) => `Uma tag pode ter no máximo ${numberText(most)} caracteres`
export const tooManyTags = (most: number) => `Um álbum pode ter no máximo ${numberText(most)} tags`
export const wrongAlbumIds = 'albumIds precisa ser uma lista de ids de álbuns'
export const wrongMerge = (most: number) =>
  `merge precisa ser uma lista de 1 a ${numberText(most)} ids de outros álbuns`
export const wrongVersions = 'versions precisa ser uma versão de cada álbum, primeiro a do que fica'
export const wrongAlike = (most: number) => `albumIds precisa ser uma lista de 2 a ${numberText(most)} ids de álbuns`
export const wrongApart = 'apart precisa ser um dos albumIds'
export const nothingToChange = 'Nada para alterar'
export const tagAddedAndRemoved = 'Uma tag não pode ser adicionada e tirada ao mesmo tempo'

export const subsonicUsernameMissing = 'Digite o nome de usuário que o Bandcamp mostra'
export const subsonicPasswordMissing = 'Digite a senha que o Bandcamp mostra'

export const nameMissingTitle = 'Falta o nome do caixote'
export const nameMissing = 'Dê um nome ao seu caixote'
export const wrongCrateIds = 'crateIds precisa ser uma lista de ids de caixotes'

export const tooManyPlaces = (most: number) =>
  `No máximo ${numberText(most)} de uma vez: escolha menos álbuns ou menos caixotes`

export const queryMissing = 'Digite o que o caixote deve encontrar'
export const queryTooLong = (most: number) => `Uma busca pode ter no máximo ${numberText(most)} termos`
export const queryFault = (part: string) => `Não deu para ler “${isolated(part)}” como parte de uma busca`
export const smartCrateHasNoAlbums = 'Um caixote inteligente tem uma busca em vez de álbuns próprios'
export const notSmart = 'Só um caixote inteligente tem uma busca'

export const wrongDay = 'Um dia precisa ser AAAA-MM-DD'
export const wrongHeardAt = 'Uma hora se escreve como 2026-05-01T20:30'
export const notHeardYet = 'Uma hora não pode estar no futuro'

export const atMostCharacters = (most: number) => `No máximo ${numberText(most)} caracteres`
export const fieldMissing = 'Falta preencher esse campo'
export const invalidValue = 'Esse valor é inválido'
export const wrongNewId = 'Um id precisa ser um número inteiro de 2^40 a 2^49 - 1'
export const unknownField = 'Campo desconhecido'

export const wrongPlace = 'Uma posição precisa ser um número inteiro'
export const wrongRow = 'Uma linha precisa ser um número inteiro'
export const rowTooSmall = 'As linhas se contam a partir de 1'
export const tooManyAlbums = (most: number) => `Um arquivo pode ter no máximo ${numberText(most)} álbuns`
export const tooManyAlbumsInCall = (most: number) =>
  `Uma chamada pode importar no máximo ${numberText(most)} álbuns. Importe um arquivo maior no app, ou em partes com POST /api/imports/file`
export const wrongNth = 'nth precisa ser um número inteiro'
export const nthTooSmall = 'nth se conta a partir de 1'
export const fileNameMissing = 'Um arquivo precisa ter um nome'
export const wrongFileFormat = 'O formato precisa ser csv ou json'
export const wrongMode = 'O modo precisa ser skip ou fill'
export const wrongTarget = 'O destino precisa ser collection, albums ou crate'
export const wrongTotal = 'total precisa ser um número inteiro'
export const wrongCrateId = 'crateId precisa ser um caixote'
export const wrongFingerprint = 'Uma impressão digital se escreve em hexadecimal'
export const wrongFileRow = 'Uma linha precisa ser {row, album} ou {row, fault}'
export const wrongRows = 'rows precisa ser uma lista de linhas'
export const tooManyRowsInChunk = (most: number) => `No máximo ${numberText(most)} linhas por parte`
export const wrongCrates = 'crates precisa ser uma lista de caixotes'
export const tooManyCratesInChunk = (most: number) => `No máximo ${numberText(most)} caixotes por parte`
export const wrongChunks = 'chunks precisa ser um número'
export const wrongTagRules = 'tagRules precisa ser uma lista de regras de tags'
export const tooManyTagRules = (most: number) => `No máximo ${numberText(most)} regras de tags`
export const wrongCrateChunks = 'crateChunks precisa ser um número'

export const listMissing = 'Escolha pelo menos uma lista'
export const fanMissing = 'Digite um nome de usuário do Bandcamp'
export const wrongUsername = 'Precisa ser um nome de usuário do Bandcamp'

export const tokenMissing = 'Digite seu token de usuário do ListenBrainz'
export const wrongToken = 'Isso não é um token de usuário do ListenBrainz. Copie das suas configurações de lá.'

export const notOneOf = (values: readonly string[]) => `Precisa ser um destes: ${besideText(values)}`
export const wrongPage = 'Uma página precisa ser um número inteiro a partir de 1'
export const wrongCrate = 'Um caixote precisa ser um id, ou none'
export const wrongSeed = 'seed precisa ser um número inteiro de até seis dígitos'
export const wrongRatingFilter = 'Uma avaliação vai de 0 a 5, de 0,5 em 0,5'
export const wrongRange = 'A avaliação mínima não pode ser maior que a máxima'
export const wrongTagFilter = (most: number) => `As tags precisam ser de 1 a ${most} textos, nenhum deles vazio`
export const wrongYears = 'Os anos se escrevem como 1994 ou 1994..1997; dez anos a partir de 1990 são a década 1990'
export const wrongDecade = 'Uma década precisa ser o seu primeiro ano, como 1990'
export const wrongMonth = 'Um mês se escreve como 2026-05'
export const wrongName = (most: number) => `Um nome precisa ter de 1 a ${most} caracteres`
export const wrongImports = 'As importações precisam ser um id, ou dois com uma vírgula entre eles'

export const wrongOf = 'Escolha uma coisa para compartilhar: um caixote, uma lista, uma busca, um ano ou o calendário'
export const wrongYear = 'O ano precisa ser um número de 1900 a 2099'
export const wrongSharedList = 'A lista é “collection” ou “wishlist”'
export const wrongView = 'A exibição é “wall” ou “list”'
export const wrongShows = 'Escolha com sim ou não o que aparece'
export const wrongYesNo = 'Escolha sim ou não'
export const wrongDate = 'Escolha uma data'
export const wrongGuest = 'A chave deste navegador para a lista de presentes não vale'
export const wrongEmbedFormat = 'O formato precisa ser json'

export const wrongSince = 'revision precisa ser a de uma resposta anterior'
export const wrongEpoch = 'epoch precisa ser o de uma resposta anterior'
export const wrongForm = 'Recarregue a página para ter a versão nova dela'

export const wrongTag = 'Uma tag precisa ser um texto'
export const wrongTagList = 'Precisa ser uma lista de pelo menos uma tag'
export const tooManyTagsAtOnce = (most: number) => `No máximo ${numberText(most)} tags de uma vez`
export const tagNameMissing = 'Falta o nome'
export const wrongColor = 'Precisa ser uma das cores'
export const notARule = 'Isso não é uma regra de tag'
export const notATagColor = 'Isso não é a cor de uma tag'
export const wrongEdit = 'Precisa ser o nome de uma alteração'
