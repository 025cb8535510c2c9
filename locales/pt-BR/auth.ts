export { tryAgain } from '#locales/phrases.ts'

export const email = 'E-mail'
export const password = 'Senha'
export const showPassword = 'Mostrar senha'
export const hidePassword = 'Ocultar senha'
export const capsLockOn = 'O Caps Lock está ligado'

export const loginTitle = 'Que bom ver você de novo'
export const forgotPassword = 'Esqueceu a senha?'
export const signIn = 'Entrar'
export const signingIn = 'Entrando…'
export const noAccount = 'Ainda não tem conta?'
export const toRegister = 'Criar conta'
export const toAdd = 'Entre para adicionar o álbum.'
export const loginFailed = 'Não deu para entrar'
export const wrongLogin = 'E-mail ou senha incorretos. Tente de novo.'

export const gateTitle = 'Só com senha de convite'
export const gateText = (provider?: string) =>
  provider
    ? `Continue com ${provider}, ou peça a senha de convite a quem convidou você.`
    : 'O Gatefold funciona por convite. Peça a senha de convite a quem convidou você.'
export const signupPassword = 'Senha de convite'
export const gateHelp = 'Nada feito? Fale com quem administra este Gatefold.'
export const continueLabel = 'Continuar'
export const wrongSignupPassword = 'Senha incorreta'
export const wrongSignupPasswordText = 'Tente de novo, ou fale com quem administra este Gatefold'
export const gateFailed = 'Não deu para conferir a senha'

export const registerTitle = 'Criar conta'
export const name = 'Nome'
export const confirmPassword = 'Confirmar senha'
export const register = 'Criar conta'
export const registering = 'Criando sua conta…'
export const haveAccount = 'Já tem conta?'
export const toLogin = 'Entrar'
export const registerFailed = 'Não deu para criar a conta'
export const registerFailedText = 'Algo deu errado. Tente de novo.'
export const emailTaken = 'Esse e-mail já tem conta. Tente entrar com ele.'
export const errorCode = (code: string) => `Erro: ${code}`

export const otherWays = 'Ou continue com'
export const google = 'Google'
export const continueWith = (provider: string) => `Continuar com ${provider}`
export const withoutPassword = 'Sem precisar de senha'
export const leaving = (provider: string) => `Indo para ${provider}…`
export const providerLoginFailed = (provider: string) => `Não deu para entrar com ${provider}`
export const providerLoginFailedText = (provider: string) => `Algo deu errado com ${provider}. Tente de novo.`
export const providerRegisterFailed = (provider: string) => `Não deu para criar a conta com ${provider}`
export const providerRegisterFailedText = (provider: string) => `Algo deu errado com ${provider}. Tente de novo.`
export const providerCancelled = (provider: string) => `A entrada com ${provider} foi cancelada.`
export const providerUnknown = (provider: string) =>
  `Essa conta ${provider} ainda não está ligada a nenhuma conta do Gatefold. Primeiro crie uma conta.`
export const providerNotLinked = (provider: string) =>
  `Se esse e-mail tem uma conta com senha, entre com a senha. Com o e-mail confirmado, dá para entrar também com ${provider}.`
export const providerNoEmail = (provider: string) =>
  `${provider} não informou um e-mail válido, e o Gatefold precisa de um. Arrume isso lá e tente de novo.`
export const providerNotProven = (provider: string) =>
  `Não deu para conferir o que ${provider} disse sobre você. Avise quem administra este Gatefold.`
export const providerRefused = (provider: string) =>
  `${provider} não aceitou essa entrada do Gatefold. Tente de novo, ou avise quem administra este Gatefold.`
export const providerUnreachable = (provider: string) =>
  `${provider} não responde. Tente de novo mais tarde, ou avise quem administra este Gatefold.`

export const forgotTitle = 'Esqueceu a senha?'
export const forgotText = 'A gente manda por e-mail um link para trocar a senha.'
export const sendLink = 'Enviar link'
export const sendingLink = 'Enviando…'
export const sendFailed = 'Não deu para enviar o link'
export const sendFailedText = 'O link para trocar a senha não foi enviado. Tente de novo.'
export const sentTitle = 'Confira seu e-mail'
export const sentText = <Node>(address: Node) => [
  'Se ',
  address,
  ' tem uma conta, o link para trocar a senha está a caminho. Ele funciona uma vez e expira em uma hora. Se não achar, olhe no spam.',
]
export const backToLogin = 'Voltar e entrar'

export const loggedOut = 'Você saiu'
export const loggedOutText = 'Até a próxima.'
export const banned = 'Essa conta está bloqueada.'
export const accountDeleted = 'Conta excluída'
export const accountDeletedText = 'Sua conta e tudo o que estava nela foram excluídos.'
