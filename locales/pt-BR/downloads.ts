import { counted, isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export const markDownloaded = 'Marcar como baixado'
export const downloaded = 'Baixado'
export const markAlbum = (title: string) => `Marcar como baixado: “${isolated(title)}”`
export const unmarkAlbum = (title: string) => `Baixado: marcar “${isolated(title)}” como não baixado`
export const markSelected = 'Marcar como baixados'
export const unmarkSelected = 'Marcar como não baixados'
export const marked = 'Marcado como baixado'
export const unmarked = 'Marcado como não baixado'
export const markFailed = (count: number) =>
  plural(count, { one: 'Não deu para alterar o álbum', other: 'Não deu para alterar os álbuns' })
export const downloadedOn = (day: string) => `Baixado em ${day}`
export const grownSince = (day: string) => `Baixado em ${day}, com mais faixas desde então`
export const partOnDisk = (tracks: number, of: number | null) =>
  of === null
    ? counted(tracks, { one: 'faixa baixada', other: 'faixas baixadas' })
    : `${numberText(tracks)} de ${counted(of, { one: 'faixa baixada', other: 'faixas baixadas' })}`

export const compareTitle = 'Comparar com uma pasta'
export const downloadsText = 'Descubra quais álbuns você tem em arquivos, e marque como baixados.'
export const compareText =
  'Escolha a pasta com a sua música, ou uma com o que você baixou do Bandcamp. As pastas, os arquivos e os ZIPs são comparados com os seus álbuns por artista e título. Os números que os programas de download guardam (bandcamp_item_id.txt, ignores.txt) vêm primeiro.'
export const chooseFolder = <Node>(choose: (text: string) => Node) => [choose('Escolha uma pasta'), ' ou solte aqui']
export const stays = 'Só os nomes e esses números são lidos, e eles ficam neste aparelho.'
export const notSupported = 'Este navegador não consegue abrir pastas. Cole uma lista de nomes.'
export const paste = 'Ou cole uma lista de nomes, um por linha'
export const pasteExample = 'Artista - Álbum'
export const compareList = 'Comparar'
export const comparing = 'Comparando os nomes com seus álbuns…'
export const noNames = 'Não tem música nessa pasta. Escolha uma com arquivos de som ou ZIPs.'
export const notRead = 'Não deu para ler essa pasta. Tente de novo, ou escolha outra.'
export const noAlbums = 'Você ainda não tem álbuns para comparar. Adicione alguns primeiro.'

const names = (count: number) => counted(count, { one: 'nome', other: 'nomes' })
export const outcome = (count: number, found: number, marked: number) => {
  if (found === 0) return `Nenhum álbum combina com ${names(count)}.`
  const matching = `${counted(found, { one: 'álbum combina', other: 'álbuns combinam' })} com ${names(count)}.`
  return marked > 0 ? `${matching} Já marcados como baixados: ${numberText(marked)}.` : matching
}
export const tooManyFiles = (most: number) =>
  `Só os primeiros ${numberText(most)} arquivos foram comparados. Compare o resto pasta por pasta.`
export const onDisk = (whole: number, part: number, missing: number) =>
  `Na sua coleção: ${numberText(whole)} inteiros, ${numberText(part)} em parte, ${numberText(missing)} faltando.`
export const megabytes = (count: number) => `${numberText(count)} MB`
export const missingTracks = 'Faixas que faltam'
export const noneMissing = 'Os nomes de todas as faixas estão lá. Podem faltar outros arquivos.'
export const tracksUnknown = 'Os nomes das faixas deste álbum não são conhecidos aqui.'
export const foundAlbums = 'Álbuns encontrados'
export const otherAlbum = 'Outro álbum'
export const chooseAlbum = 'Escolher álbum'
export const of = (action: string, name: string) => `${action}: ${isolated(name)}`
export const findAlbum = 'Achar um álbum'
export const noSuchAlbum = 'Nenhum álbum encontrado'
export const namesWithoutAlbum = 'Nomes sem álbum'
export const withoutAlbum = (count: number) => `${names(count)} sem álbum`
export const otherFolder = 'Outra pasta'
export const markCount = (count: number) =>
  count === 0
    ? 'Marcar como baixados'
    : plural(count, {
        one: `Marcar ${numberText(count)} como baixado`,
        other: `Marcar ${numberText(count)} como baixados`,
      })

export const takeOut = 'Exportar'
export const takeOutText =
  'A lista do que já está aí, para o programa de download pular, e uma tabela do que falta, com os endereços no Bandcamp.'
export const takeOutThere = (count: number) => `ignores.txt: ${albumCount(count)}`
export const takeOutMissing = (count: number) => `Faltando: ${albumCount(count)}`
export const missingFile = 'albuns-que-faltam.csv'
export const withoutNumber = (count: number) =>
  `Fora do ignores.txt, por não ter número no Bandcamp: ${albumCount(count)}.`
