import { counted, isolated, numberText, plural } from '#locales/intl.ts'
import { albumCount } from '#locales/ui.ts'

export const markDownloaded = 'Marquer téléchargé'
export const downloaded = 'Téléchargé'
export const markAlbum = (title: string) => `Marquer téléchargé : ${isolated(title)}`
export const unmarkAlbum = (title: string) => `Téléchargé : marquer « ${isolated(title)} » comme non téléchargé`
export const markSelected = 'Marquer comme téléchargés'
export const unmarkSelected = 'Marquer comme non téléchargés'
export const marked = 'Marqué comme téléchargé'
export const unmarked = 'Marqué comme non téléchargé'
export const markFailed = (count: number) =>
  plural(count, { one: 'Impossible de modifier l’album', other: 'Impossible de modifier les albums' })
export const downloadedOn = (day: string) => `Téléchargé le ${day}`
export const grownSince = (day: string) => `Téléchargé le ${day}, d’autres morceaux depuis`
export const partOnDisk = (tracks: number, of: number | null) =>
  of === null
    ? counted(tracks, { one: 'morceau téléchargé', other: 'morceaux téléchargés' })
    : `${numberText(tracks)} ${plural(tracks, { one: 'morceau téléchargé', other: 'morceaux téléchargés' })} sur ${numberText(of)}`

export const compareTitle = 'Comparer avec un dossier'
export const downloadsText = 'Découvre quels albums tu as en fichiers, et marque-les comme téléchargés.'
export const compareText =
  'Choisis le dossier de ta musique, ou celui de tes téléchargements Bandcamp. Ses dossiers, archives et fichiers sont comparés à tes albums par artiste et par titre. Les numéros que gardent les outils de téléchargement (bandcamp_item_id.txt, ignores.txt) passent en premier.'
export const chooseFolder = <Node>(choose: (text: string) => Node) => [
  choose('Choisis un dossier'),
  ' ou fais-le glisser ici',
]
export const stays = 'Seuls les noms et ces numéros sont lus, et ils restent sur cet appareil.'
export const notSupported = 'Ce navigateur ne peut pas ouvrir de dossier. Colle plutôt une liste de noms.'
export const paste = 'Ou colle une liste de noms, un par ligne'
export const pasteExample = 'Artiste - Album'
export const compareList = 'Comparer'
export const comparing = 'Comparaison des noms avec tes albums…'
export const noNames = 'Pas de musique dans ce dossier. Choisis-en un avec des fichiers audio ou des archives.'
export const notRead = 'Impossible de lire ce dossier. Réessaie, ou choisis-en un autre.'
export const noAlbums = 'Tu n’as pas d’albums à comparer. Ajoutes-en d’abord.'

const names = (count: number) => counted(count, { one: 'nom', other: 'noms' })
export const outcome = (count: number, found: number, marked: number) => {
  if (found === 0) return `${names(count)} : aucun album ne correspond.`
  const matching = `${names(count)} : ${counted(found, { one: 'album correspond', other: 'albums correspondent' })}.`
  return marked > 0 ? `${matching} Déjà marqués comme téléchargés : ${numberText(marked)}.` : matching
}
export const tooManyFiles = (most: number) =>
  `Seuls les ${numberText(most)} premiers fichiers ont été comparés. Compare le reste dossier par dossier.`
export const onDisk = (whole: number, part: number, missing: number) =>
  `Dans ta collection : ${numberText(whole)} en entier, ${numberText(part)} en partie, ${numberText(missing)} absents.`
export const megabytes = (count: number) => `${numberText(count)} Mo`
export const missingTracks = 'Morceaux manquants'
export const noneMissing = 'Tous les noms de morceaux sont là. Il manque peut-être d’autres fichiers.'
export const tracksUnknown = 'Les noms des morceaux de cet album ne sont pas connus ici.'
export const foundAlbums = 'Albums trouvés'
export const otherAlbum = 'Un autre album'
export const chooseAlbum = 'Choisir l’album'
export const of = (action: string, name: string) => `${action} : ${isolated(name)}`
export const findAlbum = 'Chercher un album'
export const noSuchAlbum = 'Aucun album ne correspond'
export const namesWithoutAlbum = 'Noms sans album'
export const withoutAlbum = (count: number) => `${names(count)} sans album`
export const otherFolder = 'Autre dossier'
export const markCount = (count: number) =>
  count === 0
    ? 'Marquer téléchargés'
    : plural(count, {
        one: `Marquer ${numberText(count)} téléchargé`,
        other: `Marquer ${numberText(count)} téléchargés`,
      })

export const takeOut = 'Exporter'
export const takeOutText =
  'La liste de ce qui est là, que l’outil de téléchargement sautera, et un tableau de ce qui manque, avec les adresses Bandcamp.'
export const takeOutThere = (count: number) => `ignores.txt : ${albumCount(count)}`
export const takeOutMissing = (count: number) => `Manquants : ${albumCount(count)}`
export const missingFile = 'albums-manquants.csv'
export const withoutNumber = (count: number) =>
  `Absents d’ignores.txt, faute de numéro chez Bandcamp : ${albumCount(count)}.`
