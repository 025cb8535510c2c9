import { isolated, numberText } from '#locales/intl.ts'

export const commands = 'Ache qualquer coisa'
export const crates = 'Caixotes'
export const importFromBandcamp = 'Importar do Bandcamp'
export const importExport = 'Importar e exportar'
export const settings = 'Configurações'

export const userMenu = 'Menu da conta'
export const user = 'Você'
export const keys = 'Atalhos do teclado'
export const logOut = 'Sair'
export const logOutFailed = 'Não deu para sair'
export const logOutOffline =
  'Não deu para falar com o Gatefold, então sua sessão continua. Você pode ficar na conta aqui, ou tirar já deste aparelho a cópia dos seus álbuns.'
export const forgetCopy = 'Tirar a cópia'

export const addLink = 'Um link'
export const addFromBandcamp = 'Do Bandcamp'
export const addFile = 'Um arquivo'

export const tabBar = 'Principal'
export const collection = 'Coleção'
export const add = 'Adicionar'
export const wishlist = 'Desejos'
export const you = 'Você'

export const fileImport = 'Importação de arquivo:'
export const unfinished = 'Incompleta'
export const reading = 'Lendo'
export const finish = (file: string) => `Terminar de importar “${isolated(file)}”`
export const interrupted = 'Interrompida'
export const imported = 'Importado'
export const waiting = 'Em espera'
export const rows = (done: number, all: number) => `${numberText(done)} de ${numberText(all)}`

export const fileProgressSrOnly = (percent: number) => `Importando um arquivo: ${numberText(percent)}% pronto`
