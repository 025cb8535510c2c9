import { isolated } from '#locales/intl.ts'

export { tryAgain as askAgain, tryAgain as retry } from '#locales/phrases.ts'

export const pageTitle = (title: string) => `${isolated(title)} · Gatefold`
export const skipLink = 'Pular para o conteúdo'
export const skipToAlbums = 'Pular para os álbuns'
export const skipToSearch = 'Pular para a busca'
export const skipToCrates = 'Pular para os caixotes'
export const shareImage =
  'Um caixote de discos ao lado das palavras em inglês: Every record you bought, back in a crate.'

export const collectionDescription = 'Seus álbuns: com estrelas, tags e anotações, em caixotes.'
export const railLabel = 'Lugares e caixotes'

export const errorTitle = 'Algo deu errado'
export const errorText = <Node>(number: Node) => [
  'Algo deu errado do nosso lado. Seus álbuns estão a salvo. Se acontecer de novo, passe este número a quem administra este Gatefold: ',
  number,
]
export const backToShop = 'Voltar para o Gatefold'
export const refusalTitle = 'Não funcionou'
export const notFoundTitle = '404: página não encontrada'
export const notFoundText = 'Esse disco não está em nenhum caixote.'

export const trashedTitle = 'Esse álbum está na lixeira'
export const trashedText = <Node>(title: Node, artist: string, days: number) => [
  'O álbum ',
  title,
  `, de ${isolated(artist)}, foi excluído. Os álbuns ficam ${days} dias na lixeira e depois somem de vez.`,
]
export const restore = 'Recuperar álbum'

export const offlineTitle = 'Você está offline'
export const offlineText = 'Não deu para falar com o Gatefold. Seus álbuns estão a salvo, e voltam com a conexão.'
export const offAirPoster = 'Fora do ar'

export const backToLogin = 'Voltar e entrar'
export const toLogin = 'Entrar'
export const toCollection = 'Ir para a sua coleção'

export const forgotTitle = 'Esqueceu a senha?'
export const email = 'E-mail'
export const badEmail = 'Digite um endereço de e-mail válido'
export const sendResetLink = 'Enviar link'
export const checkEmailTitle = 'Confira seu e-mail'
export const resetLinkSent = <Node>(address: Node) => [
  'Se ',
  address,
  ' tem uma conta, o link para trocar a senha está a caminho. Ele funciona uma vez e expira em uma hora. Se não achar, olhe no spam.',
]

export const resetTitle = 'Trocar senha'
export const newPassword = 'Nova senha'
export const confirmPassword = 'Confirmar senha'
export const setPassword = 'Salvar nova senha'
export const resetFailed = 'Algo deu errado. Tente de novo, ou peça outro link para trocar a senha.'
export const badResetLinkTitle = 'Link inválido'
export const badResetLink = 'O código do link falta ou não vale. O link pode ter expirado.'
export const newResetLink = 'Pedir outro link'
export const passwordChangedTitle = 'Senha trocada'
export const passwordChanged =
  'Sua conta saiu de todos os outros aparelhos, e todos os tokens de acesso foram revogados. Entre com a nova senha.'

export const signInToConfirm = <Node>(address: Node) => [
  'Entre como ',
  address,
  ' neste navegador, depois abra de novo o link do e-mail.',
]
export const switchToConfirm = <Node>(ownAddress: Node, address: Node) => [
  'Você está na conta ',
  ownAddress,
  '. Saia, entre como ',
  address,
  ', depois abra de novo o link do e-mail.',
]
export const passwordUnknown =
  'Se você não sabe a senha, escolha uma nova. A conta sai então de todos os outros aparelhos.'
export const addressConfirmedTitle = 'E-mail confirmado'
export const addressConfirmed = 'Valeu. Seu e-mail está confirmado.'
export const alreadyConfirmedTitle = 'Já confirmado'
export const alreadyConfirmed = 'Esse link já foi usado. Seu e-mail está confirmado, não falta mais nada.'
export const badConfirmLinkTitle = 'Link de confirmação inválido'
export const badConfirmLink = 'O link expirou ou está incompleto.'
export const newConfirmLink = 'Enviar outro link'
export const signInForLink = 'Entre e peça outro link em Configurações.'
export const confirmLinkSent = <Node>(address: Node) => [
  'Enviamos um link para ',
  address,
  '. Ele expira em um dia. Se não achar, olhe no spam.',
]

export const newAddressTitle = 'Confirme seu novo e-mail'
export const newAddressText = <Node>(newAddress: Node, oldAddress: Node) => [
  newAddress,
  ' vai substituir ',
  oldAddress,
  '. A partir daí, é com ele que você entra.',
]
export const takeAddress = 'Usar este e-mail'
export const keepAddress = 'Manter o atual'
export const addressChangedTitle = 'E-mail alterado'
export const addressChanged = <Node>(address: Node) => ['Seu e-mail agora é ', address, '.']
export const badAddressLinkTitle = 'Link inválido'
export const badAddressLink =
  'Esse link não vale. Ele funciona uma vez, expira em uma hora, e só serve para a conta que pediu.'
export const signInFirstTitle = 'Primeiro, entre'
export const signInFirst =
  'Só você pode confirmar seu novo e-mail. Entre com o atual neste navegador, depois abra de novo o link do e-mail.'
