import { anyOfText, besideText, isolated, numberText } from '#locales/intl.ts'

export const wrongAddress = 'Saisis une adresse e-mail valide'
export const passwordTooShort = (least: number) => `Le mot de passe doit avoir au moins ${numberText(least)} caractères`
export const passwordTooLong = (most: number) => `Le mot de passe peut avoir au plus ${numberText(most)} caractères`
export const nameTooShort = (least: number) => `Le nom doit avoir au moins ${numberText(least)} caractères`
export const nameTooLong = (most: number) => `Le nom peut avoir au plus ${numberText(most)} caractères`
export const passwordsDiffer = 'Les mots de passe ne sont pas les mêmes'
export const newPasswordsDiffer = 'Les mots de passe ne sont pas les mêmes'
export const wrongProvider = 'provider doit être google ou oidc'
export const signupPasswordMissing = 'Saisis le mot de passe d’invitation'
const settings = {
  itemsPerPage: 'Le nombre d’albums par page',
  lastView: 'Le dernier affichage',
  language: 'La langue',
}
export const wrongChoice = (setting: keyof typeof settings, values: readonly (string | number)[]) => {
  const texts = values.map((value) => (typeof value === 'number' ? numberText(value) : value))
  return `${settings[setting]} doit être ${anyOfText(texts)}`
}
export const passwordMissing = 'Saisis ton mot de passe'
export const wrongPhotoAddress = 'Il faut une adresse qui commence par https://'
export const samePassword = 'Choisis un autre mot de passe que l’actuel'
export const confirmationMissing = 'Écris ton adresse e-mail pour confirmer'

export const rules = (least: number) => ({
  length: `Au moins ${numberText(least)} caractères`,
  uppercase: 'Une majuscule',
  digit: 'Un chiffre',
})

export const commonPassword = 'Ce mot de passe est trop courant. Choisis-en un plus difficile à deviner.'

export const errors = (least: number) => ({
  length: `Le mot de passe doit avoir au moins ${numberText(least)} caractères`,
  uppercase: 'Le mot de passe doit contenir au moins une majuscule',
  digit: 'Le mot de passe doit contenir au moins un chiffre',
})

export const pageNotFound = 'Cette page n’existe pas'
export const wrongSort = 'Le tri doit être created, username, email ou role'
export const wrongDirection = 'Le sens doit être asc ou desc'
export const unknownAction = 'Action inconnue'
export const usernameMissing = 'Il manque l’identifiant'
export const usernameTooLong = (most: number) => `L’identifiant peut avoir au plus ${numberText(most)} caractères`
export const displayNameTooLong = (most: number) => `Le nom affiché peut avoir au plus ${numberText(most)} caractères`
export const wrongRole = 'Le rôle doit être user, test ou admin'
export const addressMissing = 'Saisis ton adresse e-mail'

export const wrongList = 'La liste doit être collection ou wishlist'
export const wrongVerdict = 'La décision doit être keep, friday, later ou let-go'
export const titleMissing = 'Il manque le titre'
export const artistMissing = 'Il manque l’artiste'
export const wrongUrl = 'Il faut une adresse valide'
export const wrongReleaseDate = 'Une date de sortie s’écrit AAAA, AAAA-MM ou AAAA-MM-JJ'
export const wrongMoment = 'Un moment s’écrit comme 2024-05-01T12:00:00Z'
export const wrongRating = 'Une note va d’une demi-étoile à cinq étoiles, par demi-étoiles'
export const wrongTrackCount = (most: number) =>
  `Le nombre de morceaux doit être un nombre entier de 0 à ${numberText(most)}`
export const wrongPrice = 'Un prix doit être un nombre entier de centimes, ou de la plus petite unité de la devise'
export const wrongCurrency = 'Une devise doit être un code comme EUR'
export const wrongPaid = 'Le prix payé doit être un nombre entier de centimes, ou de la plus petite unité de la devise'
export const paidInHalves = 'Pour le prix payé, il faut un montant et une devise'
export const wrongFormat = 'Un format doit être digital, vinyl, cassette, cd ou other'
export const wrongYesOrNo = 'Il faut true ou false'
export const wrongFans = 'Le nombre de fans doit être un nombre entier'
export const wrongItemType = 'Un type doit être album ou track'
export const wrongBandcampId = 'Un id de Bandcamp doit être un nombre entier'
export const wrongTracks =
  'Les morceaux doivent être une liste, chacun avec un numéro, un titre et s’il peut être écouté'
export const tooManyTracks = (most: number) => `Un album peut avoir au plus ${numberText(most)} morceaux`
export const wrongTags = 'Les tags doivent être une liste de textes'
export const tagTooLong = (most: number) => `Un tag peut avoir au plus ${numberText(most)} caractères`
export const tooManyTags = (most: number) => `Un album peut avoir au plus ${numberText(most)} tags`
export const wrongAlbumIds = 'albumIds doit être une liste d’ids d’albums'
export const wrongMerge = (most: number) => `merge doit être une liste de 1 à ${numberText(most)} ids d’autres albums`
export const wrongVersions = 'versions doit être une version pour chaque album, d’abord celle de l’album à garder'
export const wrongAlike = (most: number) => `albumIds doit être une liste de 2 à ${numberText(most)} ids d’albums`
export const wrongApart = 'apart doit être un des albumIds'
export const nothingToChange = 'Rien à modifier'
export const tagAddedAndRemoved = 'Un tag ne peut pas être ajouté et retiré à la fois'

export const subsonicUsernameMissing = 'Saisis l’identifiant que Bandcamp affiche'
export const subsonicPasswordMissing = 'Saisis le mot de passe que Bandcamp affiche'

export const nameMissingTitle = 'Il manque le nom du bac'
export const nameMissing = 'Donne un nom à ton bac'
export const wrongCrateIds = 'crateIds doit être une liste d’ids de bacs'

export const tooManyPlaces = (most: number) =>
  `Au plus ${numberText(most)} à la fois : choisis moins d’albums ou moins de bacs`

export const queryMissing = 'Écris ce que le bac doit trouver'
export const queryTooLong = (most: number) => `Une recherche peut avoir au plus ${numberText(most)} termes`
export const queryFault = (part: string) => `« ${isolated(part)} » est illisible dans une recherche`
export const smartCrateHasNoAlbums = 'Un bac intelligent a une recherche au lieu d’albums à lui'
export const notSmart = 'Seul un bac intelligent a une recherche'

export const wrongDay = 'Un jour s’écrit AAAA-MM-JJ'
export const wrongHeardAt = 'Un moment s’écrit comme 2026-05-01T20:30'
export const notHeardYet = 'Le moment doit être déjà passé'

export const atMostCharacters = (most: number) => `Au plus ${numberText(most)} caractères`
export const fieldMissing = 'Il faut remplir ce champ'
export const invalidValue = 'Cette valeur n’est pas valide'
export const wrongNewId = 'Un id doit être un nombre entier de 2^40 à 2^49 - 1'
export const unknownField = 'Champ inconnu'

export const wrongPlace = 'Une place doit être un nombre entier'
export const wrongRow = 'Une ligne doit être un nombre entier'
export const rowTooSmall = 'Les lignes se comptent à partir de 1'
export const tooManyAlbums = (most: number) => `Un fichier peut avoir au plus ${numberText(most)} albums`
export const tooManyAlbumsInCall = (most: number) =>
  `Un appel peut importer au plus ${numberText(most)} albums. Importe un fichier plus gros dans l’application, ou par parties avec POST /api/imports/file`
export const wrongNth = 'nth doit être un nombre entier'
export const nthTooSmall = 'nth se compte à partir de 1'
export const fileNameMissing = 'Un fichier doit avoir un nom'
export const wrongFileFormat = 'Le format doit être csv ou json'
export const wrongMode = 'Le mode doit être skip ou fill'
export const wrongTarget = 'La cible doit être collection, albums ou crate'
export const wrongTotal = 'total doit être un nombre entier'
export const wrongCrateId = 'crateId doit être un bac'
export const wrongFingerprint = 'Une empreinte s’écrit en hexadécimal'
export const wrongFileRow = 'Une ligne doit être {row, album} ou {row, fault}'
export const wrongRows = 'rows doit être une liste de lignes'
export const tooManyRowsInChunk = (most: number) => `Au plus ${numberText(most)} lignes par partie`
export const wrongCrates = 'crates doit être une liste de bacs'
export const tooManyCratesInChunk = (most: number) => `Au plus ${numberText(most)} bacs par partie`
export const wrongChunks = 'chunks doit être un nombre'
export const wrongTagRules = 'tagRules doit être une liste de règles de tags'
export const tooManyTagRules = (most: number) => `Au plus ${numberText(most)} règles de tags`
export const wrongCrateChunks = 'crateChunks doit être un nombre'

export const listMissing = 'Choisis au moins une liste'
export const fanMissing = 'Saisis un identifiant Bandcamp'
export const wrongUsername = 'Il faut un identifiant Bandcamp'

export const tokenMissing = 'Saisis ton jeton personnel de ListenBrainz'
export const wrongToken = 'Ce n’est pas un jeton personnel de ListenBrainz. Copie-le depuis tes réglages là-bas.'

export const notOneOf = (values: readonly string[]) => `Il faut une de ces valeurs : ${besideText(values)}`
export const wrongPage = 'Une page doit être un nombre entier à partir de 1'
export const wrongCrate = 'Un bac doit être un id, ou none'
export const wrongSeed = 'seed doit être un nombre entier d’au plus six chiffres'
export const wrongRatingFilter = 'Une note va de 0 à 5, par pas de 0,5'
export const wrongRange = 'La note minimale ne peut pas dépasser la maximale'
export const wrongTagFilter = (most: number) => `Les tags doivent être de 1 à ${most} textes, aucun vide`
export const wrongYears =
  'Les années s’écrivent comme 1994 ou 1994..1997 ; dix ans à partir de 1990 sont la décennie 1990'
export const wrongDecade = 'Une décennie est sa première année, comme 1990'
export const wrongMonth = 'Un mois s’écrit comme 2026-05'
export const wrongName = (most: number) => `Un nom doit avoir de 1 à ${most} caractères`
export const wrongImports = 'Les imports doivent être un id, ou deux séparés par une virgule'

export const wrongOf =
  'Choisis une seule chose à partager : un bac, une liste, une recherche, une année ou le calendrier'
export const wrongYear = 'L’année doit être un nombre de 1900 à 2099'
export const wrongSharedList = 'La liste est soit « collection », soit « wishlist »'
export const wrongView = 'La présentation est soit « wall », soit « list »'
export const wrongShows = 'Choisis par oui ou non ce qui est montré'
export const wrongYesNo = 'Choisis oui ou non'
export const wrongDate = 'Choisis une date'
export const wrongGuest = 'La clé de ce navigateur pour la liste de cadeaux n’est pas valide'
export const wrongEmbedFormat = 'Le format doit être json'

export const wrongSince = 'revision doit être celle d’une réponse précédente'
export const wrongEpoch = 'epoch doit être celle d’une réponse précédente'
export const wrongForm = 'Recharge la page pour avoir la version la plus récente'

export const wrongTag = 'Un tag doit être un texte'
export const wrongTagList = 'Il faut une liste d’au moins un tag'
export const tooManyTagsAtOnce = (most: number) => `Au plus ${numberText(most)} tags à la fois`
export const tagNameMissing = 'Il manque le nom'
export const wrongColor = 'Il faut une des couleurs'
export const notARule = 'Ce n’est pas une règle de tag'
export const notATagColor = 'Ce n’est pas la couleur d’un tag'
export const wrongEdit = 'Il faut le nom d’une modification'
