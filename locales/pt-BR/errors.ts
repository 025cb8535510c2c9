import { counted, isolated, numberText } from '#locales/intl.ts'
import { seconds } from '#locales/ui.ts'

export { albumGone } from '#locales/phrases.ts'

export const nothingHere = 'Não há nada nesse endereço'
export const wrongFields = 'Alguns campos são inválidos'
export const notJson = 'O corpo não é JSON'
export const noPicture = 'Não há imagem nesse endereço'
export const otherSite = 'Essa chamada veio de outro site'
export const tooLarge = 'Isso é grande demais para o Gatefold.'
export const addressTooLong = 'Esse endereço é longo demais'
export const wrongKey = (most: number) => `Idempotency-Key precisa ter de 1 a ${most} caracteres`
export const outdated = 'Uma alteração mais nova deste aparelho já foi salva depois desta.'
export const wrongDeviceChange = 'Precisa ser um aparelho, um número, e números com vírgulas entre eles'
export const keyUsed = 'Essa chave já foi usada em outra chamada'
export const tooManyAtOnce = (wait: number) => `Pedidos demais ao mesmo tempo. Tente de novo em ${seconds(wait)}.`
export const unavailable = (wait: number, id: string) =>
  `O banco de dados não responde agora. Tente de novo em ${seconds(wait)}. Referência: ${id}`
export const moving =
  'O Gatefold está mudando esses álbuns de lugar. Em alguns minutos dá para salvar alterações de novo.'
export const databaseFull = (id: string) =>
  `O Gatefold não tem mais espaço, então nada pode ser salvo agora. Avise quem administra este Gatefold. Referência: ${id}`
export const failed = (id: string) => `Algo deu errado. Referência: ${id}`

export const signedOut = 'Entre para continuar.'
export const otherPerson = 'Outra pessoa entrou. Recarregue a página.'
export const noAdmin = 'Essa conta não pode ser admin.'
export const banned = 'Essa conta está bloqueada.'
export const bannedFor = (reason: string) => `Essa conta está bloqueada: ${isolated(reason)}`
export const signupPasswordFirst = 'Primeiro digite a senha de convite.'
export const wrongSignupPassword = 'Senha incorreta'
export const invitationOver = 'Esse convite expirou ou já foi usado. Peça outro.'
export const tooManyTries = (wait: string) => `Tentativas demais. Tente de novo em ${wait}.`
export const addressConfirmed = 'Esse e-mail já está confirmado.'

export const accountGone = 'Essa conta não existe mais'
export const wrongCurrentPassword = 'Essa não é a sua senha atual'
export const noPassword = 'Você não tem senha aqui. Peça um link para criar uma.'
export const sameAddress = 'Esse já é o seu endereço de e-mail'
export const signInAgain =
  'Para confirmar que é você, saia, entre de novo com o Google, uma chave de acesso ou a conta que você usa, e repita.'
export const ownPasswordMissing = 'Digite sua própria senha para confirmar que é você.'
export const wrongPassword = 'Essa não é a sua senha'
export const tooManyMails = (wait: string) => `E-mails demais. Tente de novo em ${wait}.`
export const sessionOver = 'Essa sessão já terminou'
export const wrongConfirmation = 'Esse não é o seu endereço de e-mail'
export const secondFactorNeeded =
  'Quem administra precisa da verificação em duas etapas. Ligue em Configurações → Segurança.'
export const secondFactorOn = 'A verificação em duas etapas já está ligada'
export const secondFactorOff = 'A verificação em duas etapas está desligada'
export const wrongCode = 'Esse código não vale. Os códigos mudam a cada 30 segundos.'
export const usedCode = 'Esse código já foi usado. Espere o próximo.'
export const wrongRecoveryCode = 'Esse código de recuperação não vale. Cada um funciona uma vez.'
export const codeTooLate = 'O tempo para entrar acabou. Digite sua senha de novo.'
export const passkeyRefused = 'Essa chave de acesso não foi aceita. Tente de novo, ou entre de outro jeito.'
export const passkeyGone = 'Essa chave de acesso não existe mais'
export const tooManyPasskeys = (most: number) => `Você pode ter no máximo ${most} chaves de acesso`
export const tokenOver = 'Esse token de acesso não vale. Talvez tenha expirado ou sido revogado.'
export const readToken = 'Esse token de acesso só pode ler. Crie um que possa escrever.'
export const noTokens = 'Tokens de acesso não funcionam aqui. Entre por um navegador.'
export const tokenGone = 'Esse token de acesso não existe mais'
export const tooManyTokens = (most: number) => `Você pode ter no máximo ${most} tokens de acesso. Revogue um antes.`
export const setupFailed = 'Não deu para virar admin'

export const adminsOnly = 'Só admins podem fazer isso'
export const personGone = 'Essa conta não existe mais'
export const addressTaken = 'Esse e-mail já tem conta'
export const lastAdmin = 'A última conta de admin não pode ser excluída, bloqueada nem perder esse papel'
export const ownBan = 'Você não pode bloquear a própria conta'
export const tooManyInvitations = (most: number) =>
  `Pode haver no máximo ${most} convites abertos. Revogue um de que ninguém precisa.`
export const invitationGone = 'Esse convite não existe mais ou já foi usado'

export const someAlbumGone = 'Um desses álbuns não existe mais'
export const collectionFull = (most: number) => `Você pode ter no máximo ${numberText(most)} álbuns`
export const albumThere = 'Você já tem esse álbum'
export const albumInTrash = 'Esse álbum está na sua lixeira'
export const idTaken = 'Esse id já está em uso. Tente de novo com outro.'
export const albumAddressTaken = 'Outro álbum já tem esse endereço'
export const albumStale = 'Esse álbum foi alterado em outro lugar'
export const albumsStale = 'Alguns desses álbuns foram alterados em outro lugar. Tente de novo.'
export const tooManyTags = (most: number, count: number) =>
  `Um álbum pode ter no máximo ${numberText(most)} tags, e um desses teria ${numberText(count)}`
export const ratingsDiffer = 'Esses álbuns têm avaliações diferentes. Escolha uma.'
export const mergedNotesTooLong = (most: number, count: number) =>
  `As anotações podem ter no máximo ${numberText(most)} caracteres, e estas têm ${numberText(count)} juntas. Antes, encurte.`
export const tooManyMerged = (most: number) => `Dá para juntar no máximo ${numberText(most)} álbuns`
export const mergeGone =
  'Não dá mais para separar esses álbuns: um deles foi recuperado, juntado de novo ou excluído de vez'
export const tooManyDistinct = (most: number) =>
  `Dá para marcar no máximo ${numberText(most)} pares de álbuns como diferentes`
export const wrongAlbums = 'albums precisa ser uma lista de álbuns'
export const tooManyAlbumsInCall = (most: number) => `No máximo ${numberText(most)} álbuns numa chamada`
export const noPreview = 'Esse álbum não tem prévia'

export const crateGone = 'Esse caixote não existe mais'
export const crateStale = 'Esse caixote foi alterado em outro lugar'
export const cratesStale = 'Seus caixotes foram alterados em outro lugar. Tente de novo.'
export const tooManyCrates = (most: number) => `Você pode ter no máximo ${numberText(most)} caixotes`
export const crateIsSmart = 'Um caixote inteligente mostra o que a busca dele encontra. Não dá para pôr álbuns nele'

export const tagsStale = 'Suas tags foram alteradas em outro lugar. Tente de novo.'
export const tooManyTagRules = (most: number) => `Você pode ter no máximo ${numberText(most)} regras de tags`
export const tooManyTagColors = (most: number) =>
  `Dá para escolher cores para no máximo ${numberText(most)} tags. Antes, volte outra para Automática.`
export const editGone = 'Não dá mais para desfazer essa alteração'
export const editUnfinished = 'Essa alteração ainda está em andamento. Tente de novo daqui a pouco.'
export const tagEditGone = 'Não dá mais para desfazer essa alteração de tags'
export const tagEditFollowed = 'Suas tags mudaram de novo depois disso, então não dá para desfazer'

export const cratesFull = (most: number) =>
  `Seus caixotes comportam ${numberText(most)} álbuns ao todo. Um álbum em dois caixotes conta duas vezes. Tire álbuns de caixotes, ou esvazie a lixeira.`
export const dataFull = (megabytes: number) =>
  `Seus álbuns comportam no máximo ${numberText(megabytes)} MB de texto. Encurte anotações, tire tags, ou exclua álbuns e esvazie a lixeira.`
export const tooManyFanImports = (most: number) =>
  `No máximo ${counted(most, { one: 'importação', other: 'importações' })} do Bandcamp ao mesmo tempo. Espere uma terminar, ou cancele uma.`
export const tooManyChanges = (wait: string) => `Você fez alterações demais em uma hora. Tente de novo em ${wait}.`
export const tooManyBandcampCalls = (most: number, wait: string) =>
  `O Gatefold pergunta ao Bandcamp no máximo ${numberText(most)} vezes por minuto por você. Tente de novo em ${wait}.`

export const listenGone = 'Essa entrada do seu diário não existe mais'
export const diaryFull = (most: number) => `Seu diário pode ter no máximo ${numberText(most)} entradas`

export const wrongToken = 'O ListenBrainz não conhece esse token. Copie das suas configurações de lá.'
export const silent = 'O ListenBrainz não respondeu. Tente de novo mais tarde.'
export const tooManyTokenTries = (most: number, wait: string) =>
  `O Gatefold confere um token no máximo ${numberText(most)} vezes por minuto por você. Tente de novo em ${wait}.`

export const sharedAgain = 'Isso já está compartilhado com outro link.'
export const shareUndoOver = 'É tarde demais para desfazer isso. Compartilhe de novo para ter um novo link.'
export const shareGone = 'Essa página compartilhada não existe mais'
export const tooManyShares = (most: number) =>
  `Você pode ter no máximo ${numberText(most)} páginas compartilhadas. Antes, pare de compartilhar alguma coisa.`
export const giftDay = 'Escolha um dia mais tarde: dá para adiar o dia, não para antecipar'
export const noYearGift = 'Um ano não pode ser uma lista de presentes'
export const giftsLater = 'Quem dá o quê fica em segredo até o dia da lista de presentes'
export const noGiftList = 'Isso não é mais uma lista de presentes'
export const giftTaken = 'Outra pessoa já vai dar isso'
export const giftNotYours = 'Isso não foi marcado neste navegador'
export const tooManyMarks = (most: number, wait: string) =>
  `Dá para marcar ${numberText(most)} álbuns por hora. Tente de novo em ${wait}.`
export const ownGiftList = 'É a sua lista. O que já foi escolhido fica em segredo'
export const notAJpeg = 'A imagem precisa ser um JPEG'
export const brokenJpeg = 'Esse arquivo está danificado, ou é mais do que uma imagem. Salve de novo como JPEG'
export const pictureTooWide = (width: number, height: number) =>
  `A imagem pode ter no máximo ${numberText(width)} pixels de largura e ${numberText(height)} de altura. Use uma menor`
export const pictureTooLarge = (kilobytes: number) => `A imagem pode ter no máximo ${numberText(kilobytes)} kB`
export const slowDown = 'Pedidos demais. Espere um minuto.'
