import { numberText } from '#locales/intl.ts'

export { signIn as signInFromDemo } from '#locales/auth.ts'
export { crates } from '#locales/header.ts'

export const demoPicture = 'Experimente a demo: uma coleção com caixotes à esquerda, e capas com estrelas'

export const title = 'Gatefold · A casa dos seus discos do Bandcamp'
export const description =
  'Sua coleção e sua lista de desejos do Bandcamp: com estrelas, tags e anotações, em caixotes. Basta um nome de usuário para trazer tudo.'

export const accountLabel = 'Conta'
export const signIn = 'Entrar'
export const getStarted = 'Começar'
export const tryDemo = 'Experimentar a demo'

export const heading = 'Todo disco que você comprou, de volta no caixote.'
export const lede =
  'O Gatefold guarda sua coleção e sua lista de desejos do Bandcamp: com estrelas, tags e uma anotação do porquê. Basta um nome de usuário para trazer tudo.'
export const whoMayJoin = (provider: string | null) =>
  provider ? `Com uma conta ${provider}, a porta está aberta. Sem ela, só com convite.` : 'Só entra quem tem convite.'
export const askForInvitation = 'Pedir um convite'
export const needsScript = 'Para entrar, é preciso JavaScript.'

export const slowCrate = 'Domingo, calmo'
export const loudCrate = 'Cozinha, no talo'
export const lateCrate = 'Último ônibus'
export const slowCrateCount = '31 álbuns'

export const insideLabel = 'Uma olhada por dentro'
export const ratingLabel = 'Avaliação'

export const tagsTitle = 'Tags que acham coisas'
export const tagsText =
  'As tags do Bandcamp vêm junto, e as suas ficam ao lado. Escolha duas, e só sobram os discos que têm as duas.'
export const note = '“Disco do ano, e ainda é maio.”'
export const starsTitle = 'Cinco estrelas e um motivo'
export const starsText =
  'Um clique avalia, outro muda de ideia. E a anotação guarda o que as estrelas não conseguem dizer.'
export const cratesTitle = 'Caixotes, na mão'
export const cratesText =
  'Arraste a capa para o caixote, e pronto. Um disco pode estar em quantos caixotes você quiser.'

export const deskTitle = 'Uma mesa para os talvez'
export const deskText =
  'Sua lista de desejos, uma capa por vez, tocando assim que cai na mesa. Manter, sexta, depois ou lixeira: uma tecla para cada, e uma para desfazer.'
export const shareTitle = 'Uma página para passar adiante'
export const shareText =
  'Um caixote, uma lista ou o seu ano ganha um link. Quem tem o link vê as capas e, se você quiser, suas estrelas e anotações.'
export const diaryTitle = 'Um diário em capas'
export const diaryText = 'O que você ouviu fica no dia certo, com estrelas e uma anotação. Em dezembro, é o seu ano.'
export const giftTitle = 'Presente sem spoiler'
export const giftText =
  'Compartilhe sua lista de desejos como lista de presentes: quem vai presentear marca o que vai dar, e você não vê nada até o dia.'
export const wholeTitle = 'Álbuns inteiros'
export const wholeText =
  'Conecte o Bandcamp, e o que você comprou toca inteiro: da primeira faixa à última, um álbum depois do outro.'
export const tracks = [
  ['Aparte', '6:04'],
  ['Questão de ordem', '5:21'],
  ['Os votos a favor', '7:40'],
  ['Sessão encerrada', '3:12'],
] as const
export const offlineTitle = 'Até dentro do túnel'
export const offlineText = 'Álbuns, caixotes e diário abrem sem rede. O que você muda por lá é enviado depois.'

export const promisesTitle = 'Sua música, só da sua conta'
export const aloneTitle = 'Guardado só para você'
export const aloneText = 'Ninguém mais vê seus álbuns, a não ser que você compartilhe um link. Nada é vendido.'
export const takeAwayTitle = 'Dá para levar embora'
export const takeAwayText = 'Tudo em CSV ou JSON, com os caixotes e a ordem deles.'
export const goneTitle = 'Some quando você quiser'
export const goneText = (days: number) =>
  `O que você exclui fica ${numberText(days)} dias na lixeira, caso mude de ideia. Depois some de vez.`
export const trackersTitle = 'Sem rastreadores'
export const trackersText =
  'Sem anúncios, sem rastreamento. Os cookies só mantêm sua sessão e lembram do seu jeito de ver. Capas e prévias vêm direto do Bandcamp.'

export const closing = <Node>(lineBreak: Node) => ['O caixote está esperando.', lineBreak, 'Lado A primeiro.']
export const createAccount = 'Criar conta'

export const notAffiliated = 'Sem vínculo com o Bandcamp.'

export const demoTitle = 'Demo'
export const demoDescription =
  'Experimente o Gatefold com 120 álbuns, sem conta: busque, avalie, ponha tags e arrume em caixotes.'
export const line = 'Isto é uma demo. O que você muda aqui fica nesta aba.'
export const demoNeedsScript = 'A demo precisa de JavaScript.'
export const createYours = 'Criar conta'

export const dialogTitle = 'Isso vem com uma conta'
export const dialogText =
  'Seus próprios álbuns, links, importações, exportações, a lixeira e as configurações precisam de uma conta. Todo o resto funciona aqui, com os álbuns da demo.'
export const seeShared = 'Ver uma página compartilhada'
export const stay = 'Voltar para a demo'
export const needsAccount = 'Isso precisa de uma conta.'
