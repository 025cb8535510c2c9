export { exportStarted as started, exportStartedText as startedText } from '#locales/phrases.ts'

export const confirmAddress = 'Confirmar este endereço'
export const confirmAddressHelp = 'Abra o link onde sua conta está aberta.'
export const choosePassword = 'Escolher nova senha'
export const toGatefold = 'Ir para o Gatefold'

export const verificationSubject = 'Confirme seu e-mail'
export const verificationPreview = 'Um clique confirma seu e-mail.'
export const verificationText = (address: string) =>
  `Alguém, tomara que você, deu ${address} como endereço de uma conta do Gatefold. Confirme que é seu.`
export const verificationEnd = 'O link expira em um dia. Se não foi você, ignore esta mensagem.'

export const resetSubject = 'Escolha uma nova senha'
export const resetPreview = 'O link funciona uma vez e expira em uma hora.'
export const resetText = (address: string) =>
  `Alguém, tomara que você, pediu uma nova senha para a conta do Gatefold ${address}.`
export const resetEnd = 'O link funciona uma vez e expira em uma hora. Se não foi você, ignore esta mensagem.'

export const passwordChangedSubject = 'Sua senha foi trocada'
export const passwordChangedPreview = 'Sua conta saiu de todos os outros aparelhos.'
export const passwordChangedText = (address: string) =>
  `A senha da conta do Gatefold ${address} foi trocada. Sua conta saiu de todos os outros aparelhos.`
export const tokensAreRevoked = 'Todos os tokens de acesso da conta foram revogados.'
export const tokensStay = 'Se a conta tem tokens de acesso, eles continuam valendo.'
export const passwordChangedHelp = 'Se foi você, está tudo certo. Se não foi, escolha uma nova senha agora.'
export const passwordChangedEnd = 'A gente manda esta mensagem sempre que a senha muda.'

export const newAddressSubject = 'Confirme seu novo e-mail'
export const newAddressPreview = 'Até lá, sua conta do Gatefold fica com o e-mail atual.'
export const newAddressText = (address: string) =>
  `Alguém, tomara que você, quer usar ${address} na sua conta do Gatefold.`
export const newAddressEnd = 'O link funciona uma vez e expira em uma hora. Se não foi você, ignore esta mensagem.'

export const addressInUseSubject = 'Você já tem uma conta do Gatefold'
export const addressInUsePreview = 'Nada muda.'
export const addressInUseText = (address: string) =>
  `Alguém, tomara que você, quis usar ${address} em outra conta do Gatefold. Esse endereço já tem uma, então nada muda.`
export const addressInUseEnd = 'Se não foi você, ignore esta mensagem.'

export const oldAddressSubject = 'Pedido para mudar seu e-mail'
export const oldAddressPreview = 'Ele muda quando o link enviado ao novo endereço for aberto.'
export const oldAddressText = (address: string, newAddress: string) =>
  `Alguém que entrou na conta do Gatefold ${address} pediu para usar ${newAddress} no lugar. O e-mail muda quando o link enviado ao novo endereço for aberto.`
export const oldAddressHelp =
  'Se foi você, está tudo certo. Se não foi, escolha uma nova senha agora: isso cancela o pedido e a conta sai de todos os aparelhos.'
export const oldAddressEnd = 'A gente manda esta mensagem sempre que alguém pede para mudar o e-mail de uma conta.'

export const addressChangedSubject = 'Seu e-mail foi alterado'
export const addressChangedPreview = 'O Gatefold usa seu novo e-mail a partir de agora.'
export const addressChangedText = (address: string, newAddress: string) =>
  `A conta do Gatefold ${address} agora tem o e-mail ${newAddress}. A partir de agora, entre com ele.`
export const addressChangedHelp = 'Se foi você, está tudo certo. Se não foi, fale com quem administra este Gatefold.'
export const addressChangedEnd =
  'A gente manda esta mensagem para o endereço antigo sempre que o e-mail de uma conta muda.'

export const accountDeletedSubject = 'Sua conta foi excluída'
export const accountDeletedPreview = 'Tudo o que estava nela se foi.'
export const accountDeletedText = (address: string) =>
  `A conta do Gatefold ${address} e tudo o que estava nela foram excluídos, a pedido de alguém que entrou nela.`
export const accountDeletedEnd = 'Se não foi você, fale com quem administra este Gatefold.'

export const changedByAdminSubject = 'Sua conta foi alterada pela administração'
export const changedByAdminPreview = 'O que mudou, e o que fazer se você não esperava por isso.'
export const addressByAdminText = (address: string, newAddress: string) =>
  `Quem administra este Gatefold mudou o e-mail da conta ${address} para ${newAddress}.`
export const passwordByAdminText = (address: string) =>
  `Quem administra este Gatefold trocou a senha da conta ${address}. A conta saiu de todos os aparelhos, e todos os tokens de acesso foram revogados.`
export const changedByAdminHelp = 'Se você não esperava por isso, fale com quem administra este Gatefold.'
export const changedByAdminEnd =
  'A gente manda esta mensagem sempre que a administração muda o e-mail ou a senha de uma conta.'

export const securityChangedSubject = 'O jeito de entrar na sua conta mudou'
export const tokensChangedSubject = 'Seus tokens de acesso mudaram'
export const securityChangedPreview = 'O que mudou, e o que fazer se não foi você.'
export const securityChanges = {
  'passkey-added': (address: string) => `Uma chave de acesso foi adicionada à conta do Gatefold ${address}.`,
  'passkey-removed': (address: string) => `Uma chave de acesso foi removida da conta do Gatefold ${address}.`,
  'second-factor-on': (address: string) => `A verificação em duas etapas da conta do Gatefold ${address} foi ligada.`,
  'second-factor-off': (address: string) =>
    `A verificação em duas etapas da conta do Gatefold ${address} foi desligada.`,
  'token-created': (address: string) => `Um token de acesso foi criado para a conta do Gatefold ${address}.`,
  'token-revoked': (address: string) => `Um token de acesso da conta do Gatefold ${address} foi revogado.`,
  'tokens-revoked': (address: string) => `Todos os tokens de acesso da conta do Gatefold ${address} foram revogados.`,
}
export const securityChangedHelp =
  'Se foi você, está tudo certo. Se não foi, escolha uma nova senha agora e olhe em Configurações → Segurança e Configurações → Dados.'
export const securityChangedEnd =
  'A gente manda esta mensagem sempre que mudam as chaves de acesso, a verificação em duas etapas ou os tokens de acesso de uma conta.'

export const title = 'Boas-vindas ao Gatefold'
export const tags = ['boas-vindas', 'teste']
export const notes = 'Este álbum é seu: edite, avalie, ponha num caixote ou exclua.'

export const unreachable = 'Não deu para falar com o Gatefold. Confira sua conexão e tente de novo.'
export const exportFailed = 'Não deu para exportar seus álbuns'

export const albumsFileName = 'Gatefold álbuns'
export const albumsFile = 'Gatefold álbuns.csv'
export const selectionFileName = 'Gatefold seleção'
export const collectionFileName = 'Gatefold coleção'
export const diaryFileName = 'Gatefold diário'
export const unnamedCrate = 'Caixote'
