import { counted, isolated } from '#locales/intl.ts'

export const yourPassword = 'Sua senha'

export const passkeys = 'Chaves de acesso'
export const passkeysText = 'Entre com a digital, o rosto ou o PIN do seu aparelho em vez de uma senha.'
export const passkeysUnsupported =
  'Este navegador não consegue usar chaves de acesso aqui. Elas precisam de um navegador recente, e de um endereço com https ou localhost.'
export const passkeysLoading = 'Carregando suas chaves de acesso'
export const addPasskey = 'Adicionar chave de acesso'
export const passkeyName = 'Nome'
export const passkeyNameHelp = 'Para distinguir das outras'
export const savePasskey = 'Continuar'
export const passkeyAdded = 'Chave de acesso adicionada'
export const passkeyFailed = 'Não deu para adicionar a chave de acesso'
export const passkeyNotMade = 'A chave de acesso não foi criada. Tente de novo, ou use outro aparelho.'
export const passkeyKnown = 'Este aparelho já tem uma chave de acesso para a sua conta.'
export const addedAgo = <Node>(ago: Node) => ['Adicionada ', ago]
export const remove = 'Remover'
export const removePasskey = (name: string) => `Remover a chave de acesso “${isolated(name)}”`
export const passkeyRemoved = 'Chave de acesso removida'
export const removeFailed = 'Não deu para remover a chave de acesso'

export const secondFactor = 'Verificação em duas etapas'
export const secondFactorText = 'Um código de um app autenticador, pedido depois da sua senha.'
export const secondFactorOn = 'Ligada. Depois da sua senha, a gente pede um código do seu app autenticador.'
export const secondFactorNeeded = 'Quem administra precisa dela.'
export const turnOn = 'Ligar'
export const turnOff = 'Desligar'
export const secondFactorFailed = 'Não deu para alterar a verificação em duas etapas'
export const next = 'Continuar'
export const setUpApp = <Node>(link: (text: string) => Node) => [
  'Leia este código com um app autenticador, digite a chave nele, ou ',
  link('abra num app deste aparelho'),
  '. Depois digite o código que o app mostra.',
]
export const qrCode = 'Código QR para o seu app autenticador'
export const key = 'Chave'
export const code = 'Código'
export const codeHelp = '6 dígitos'
export const turnedOn = 'Verificação em duas etapas ligada'
export const turnedOff = 'Verificação em duas etapas desligada'
export const newRecoveryCodes = 'Novos códigos de recuperação'
export const recoveryCodes = 'Códigos de recuperação'
export const recoveryCodesText = (count: number) =>
  `${counted(count, { one: 'código', other: 'códigos' })}, cada um para entrar uma vez sem o app. Guarde num lugar onde você ache se perder o celular: não dá para mostrar de novo.`
export const recoveryCodesFile = 'gatefold-codigos-de-recuperacao.txt'
export const saveRecoveryCodes = 'Salvar num arquivo'
export const done = 'Pronto'

export const withPasskey = 'Entrar com chave de acesso'
export const passkeySigningIn = 'Esperando sua chave de acesso…'
export const passkeySignInFailed = 'Não deu para entrar com chave de acesso'
export const passkeySignInFailedText = 'A chave de acesso não foi usada. Tente de novo, ou entre de outro jeito.'
export const codeTitle = 'Digite seu código'
export const codeText = 'Abra seu app autenticador e digite o código do Gatefold.'
export const recoveryCodeText = 'Digite um dos códigos de recuperação que você guardou. Cada um funciona uma vez.'
export const recoveryCode = 'Código de recuperação'
export const useRecoveryCode = 'Usar um código de recuperação'
export const useApp = 'Usar o app'
export const signIn = 'Entrar'
export const signingIn = 'Entrando…'
export const signInFailed = 'Não deu para entrar'

export const codeMissing = 'Digite os 6 dígitos que o app mostra'
export const recoveryCodeMissing = 'Digite um dos seus códigos de recuperação'
export const passkeyNameMissing = 'Dê um nome à chave de acesso'
export const tokenNameMissing = 'Dê um nome ao token'
export const tokenNameTooLong = 'O nome pode ter no máximo 60 caracteres'
export const wrongScope = 'Escolha o que o token pode fazer: ler ou escrever'
export const wrongDays = (most: number) => `Um token vale de 1 a ${most} dias`
export const passkeyNameTooLong = 'O nome pode ter no máximo 60 caracteres'
