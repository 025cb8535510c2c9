import { numberText } from '#locales/intl.ts'

export const title = 'API de Gatefold'
export const pageTitle = 'API · Gatefold'
export const description =
  'Lis et modifie tes albums, tes bacs et tes tags depuis des scripts et d’autres applications, avec un jeton d’accès.'

export const summaries = {
  'GET /albums': 'Tous les albums, les derniers ajouts d’abord',
  'POST /albums': 'Ajoute un album',
  'POST /albums/bulk': 'Ajoute beaucoup d’albums',
  'POST /albums/edit': 'Fait la même modification sur beaucoup d’albums',
  'GET /albums/edits': 'Les modifications de plusieurs albums qui peuvent être annulées, la dernière d’abord',
  'POST /albums/undo': 'Annule une modification de plusieurs albums ; ce qui a changé depuis reste',
  'POST /albums/delete': 'Met des albums à la corbeille',
  'POST /albums/restore': 'Sort des albums de la corbeille',
  'GET /albums/duplicates': 'Ce qui a été fusionné, et ce qu’on sait être différent',
  'POST /albums/distinct': 'Retient que des albums qui se ressemblent sont différents',
  'POST /albums/merge': 'Fusionne des albums en un seul',
  'POST /albums/unmerge': 'Annule une fusion',
  'GET /albums/page': 'Une page des albums qui correspondent à une recherche, avec des totaux',
  'GET /albums/events': 'Ce que les imports et les synchronisations ont trouvé depuis un moment, les 100 derniers',
  'GET /albums/{id}': 'Un album avec ses morceaux et tout ce qu’on en sait',
  'PATCH /albums/{id}': 'Modifie un album ; les champs omis restent',
  'DELETE /albums/{id}': 'Met un album à la corbeille',
  'GET /albums/{id}/preview': 'L’adresse d’un extrait, pour quelques heures',
  'GET /albums/{id}/tracks': 'Les morceaux d’un album, lus au besoin dans un compte Bandcamp relié',
  'GET /albums/{id}/events': 'Ce qui est arrivé à un album, le plus récent d’abord',
  'GET /albums/{id}/crates': 'Les bacs où se trouve un album',
  'PUT /albums/{id}/crates': 'Met un album exactement dans ces bacs',
  'POST /albums/{id}/crates/{crateId}': 'Met un album dans un bac',
  'DELETE /albums/{id}/crates/{crateId}': 'Retire un album d’un bac',
  'POST /albums/{id}/listens':
    'Note qu’un album a été écouté, à l’heure du lieu ; sans heure, il y a `ago` secondes à une horloge en avance de `utcOffset` minutes sur UTC',
  'GET /listens': 'Une page du journal, la dernière entrée d’abord',
  'GET /listens/years': 'Les années du journal avec le nombre de leurs entrées, la dernière d’abord',
  'PATCH /listens/{id}': 'Modifie une entrée du journal ; les champs omis restent',
  'DELETE /listens/{id}': 'Supprime pour de bon une entrée du journal',
  'GET /crates': 'Tous les bacs, dans leur ordre',
  'POST /crates': 'Crée un bac, ou avec une recherche un bac intelligent',
  'POST /crates/restore': 'Sort des bacs de la corbeille',
  'GET /crates/members': 'Les albums de tous les bacs, par leurs ids',
  'PUT /crates/order': 'Fixe l’ordre des bacs ; ceux qui ne sont pas nommés viennent à la fin',
  'POST /crates/albums': 'Met des albums dans plusieurs bacs',
  'PATCH /crates/{id}': 'Modifie un bac ; les champs omis restent',
  'DELETE /crates/{id}': 'Met un bac à la corbeille ; ses albums restent',
  'PATCH /crates/{id}/favorite': 'Ajoute un bac aux favoris, ou l’en retire',
  'GET /crates/{id}/albums': 'Les albums d’un bac, dans son ordre',
  'POST /crates/{id}/albums': 'Met des albums dans un bac',
  'DELETE /crates/{id}/albums': 'Retire des albums d’un bac',
  'PUT /crates/{id}/order': 'Fixe l’ordre des albums d’un bac ; ceux qui ne sont pas nommés viennent à la fin',
  'GET /trash': 'Une page de la corbeille, les derniers supprimés d’abord',
  'POST /trash/restore': 'Restaure la corbeille, jusqu’à 2 000 albums par appel',
  'GET /tags/rules': 'Les règles qui renomment les tags importés',
  'DELETE /tags/rules': 'Retire des règles ; les albums restent comme ils sont',
  'PUT /tags/color': 'Choisit la couleur d’un tag, ou avec null l’automatique',
  'POST /tags/edit': 'Renomme ou supprime des tags dans tous les albums, et en garde une règle',
  'POST /tags/undo': 'Annule une modification de tags',
  'GET /sync': 'Ce qui a changé depuis un appel précédent, ou tout',
  'GET /bandcamp/metadata': 'Ce que Bandcamp dit d’un album',
  'GET /bandcamp/import': 'Une courte liste publique de Bandcamp, sans l’ajouter',
  'GET /play/{track}': 'Redirige vers le son d’un morceau acheté, dans un compte Bandcamp relié',
  'GET /imports': 'Les imports, les plus récents d’abord',
  'POST /imports/fan': 'Lance l’import d’une liste publique de Bandcamp',
  'POST /imports/link': 'Lance un import depuis un compte Bandcamp relié',
  'GET /imports/weekly': 'Le fan dont les listes sont vérifiées chaque semaine',
  'PUT /imports/weekly': 'Fait vérifier chaque semaine les listes d’un fan, à la place des précédentes',
  'DELETE /imports/weekly': 'Ne fait plus vérifier de listes',
  'POST /imports/file': 'Commence l’import d’un fichier en plusieurs parties',
  'PUT /imports/{id}/rows/{chunk}': 'Envoie une partie des albums d’un fichier ; les parties se comptent à partir de 0',
  'PUT /imports/{id}/crates/{chunk}': 'Envoie une partie des bacs d’un fichier, avant les albums qu’ils contiennent',
  'POST /imports/{id}/finish': 'Termine l’import d’un fichier',
  'GET /imports/{id}': 'Un import et son avancement',
  'GET /imports/{id}/albums': 'Les ids des albums qu’un import a ajoutés',
  'GET /imports/{id}/undo': 'Ce que l’annulation d’un import ferait aux albums qu’il a ajoutés',
  'POST /imports/{id}/undo': 'Annule un import ; les albums modifiés depuis, ou qui viennent aussi d’ailleurs, restent',
  'POST /imports/{id}/restore': 'Restaure les albums qu’un import a trouvés dans la corbeille',
  'DELETE /imports/{id}': 'Arrête un import ; ce qu’il a ajouté reste',
  'GET /pictures': 'Une pochette d’un autre site que Bandcamp',
  'GET /export/albums': 'Tous les albums en CSV, ou ceux qui correspondent à une recherche',
  'POST /export/albums': 'Les albums nommés, en CSV',
  'GET /export/crates/{id}': 'Les albums d’un bac en CSV',
  'GET /export/collection': 'Tout en JSON : albums, bacs et leur ordre, morceaux, règles de tags',
  'GET /export/diary.csv': 'Tout le journal en CSV',
  'GET /export/diary.json': 'Tout le journal',
  'POST /import/albums': 'Importe un fichier CSV en un appel',
  'POST /import/crates/{id}': 'Importe un fichier CSV dans un bac en un appel',
  'POST /import/collection': 'Importe un fichier exporté, JSON ou CSV, en un appel',
}

export const groups: Record<string, string> = {
  albums: 'Albums',
  crates: 'Bacs',
  listens: 'Journal',
  trash: 'Corbeille',
  tags: 'Tags',
  sync: 'Changements',
  bandcamp: 'Bandcamp',
  play: 'Lecture',
  imports: 'Imports',
  pictures: 'Images',
  export: 'Export',
  import: 'Import d’un fichier entier',
}

export const tokens =
  'Crée un jeton d’accès dans Réglages → Données et envoie-le à chaque appel : `Authorization: Bearer gf_…`. Un jeton qui lit peut faire les appels GET, un jeton qui écrit tous les appels. Aucun n’atteint ton compte, sa sécurité, les autres jetons ou l’administration, et aucun ne vide la corbeille ni ne supprime toute la collection : ces appels répondent 403 `no-tokens`. Un jeton qui n’est pas valide, ou plus, répond 401, et après 20 appels de ce genre en 15 minutes 429.'
export const tokensPlay =
  'Un jeton qui lit permet aussi d’écouter et d’enregistrer les morceaux que tu as achetés, avec `GET /play/{track}`, tant que ton compte Bandcamp est relié.'
export const errors =
  'Une erreur a un statut à partir de 400 et est en JSON : `code` est pour les programmes, `message` pour les gens, et `fields` a un message pour chaque champ non valide, au plus 20. Les champs inconnus ne sont pas valides. Ce qui est à quelqu’un d’autre répond 404, comme si cela n’existait pas.'
export const limits = (kilobytes: number, albums: number) =>
  `Un corps a au plus ${numberText(kilobytes)} ko, celui de l’import d’un fichier entier 8 000 ko. Une personne a au plus ${numberText(albums)} albums. Les appels comptent pour le compte, pas pour le jeton : 429 dit dans \`Retry-After\` combien de secondes attendre. Les appels longs d’un compte se font l’un après l’autre.`
export const paging =
  'Les listes sont complètes et envoyées à mesure qu’elles sont lues : si elles sont longues, lis-les comme un flux. Quatre appels ont des pages : `GET /albums/page` prend `page`, `GET /trash` et `GET /listens` le `after` que la page précédente a donné comme `next`, `GET /sync` les `epoch` et `revision` de la réponse précédente. `GET /albums` a un `ETag` : avec `If-None-Match`, il répond 304 si rien n’a changé.'
export const idempotency =
  'Un appel qui modifie quelque chose peut être envoyé à nouveau, sauf ceux qui ont `Idempotency-Key` parmi leurs paramètres. Avec une clé de ton choix, un tel appel se fait une seule fois : renvoyé dans les 14 jours, il reçoit la même réponse, ou 204 si elle était longue. Un autre appel avec la même clé répond 409 `key-used`. `version` dans une modification est celle dont elle part : si l’album ou le bac a changé depuis, la réponse est 409 avec son état actuel.'

export const headings = {
  tokens: 'Jetons d’accès',
  errors: 'Erreurs',
  limits: 'Limites',
  paging: 'Pages',
  idempotency: 'Renvoyer un appel',
}
export const contents = 'Sommaire'
export const document = <Node>(link: (text: string) => Node) => [
  'La même chose pour les programmes, en OpenAPI 3.1 : ',
  link('/api/openapi.json'),
]
export const parameters = 'Paramètres'
export const body = 'Corps'
export const example = 'Exemple'
export const answer = 'Réponse'
export const required = 'obligatoire'
export const keyMeaning =
  'Une clé de ton choix : l’appel se fait une seule fois, quel que soit le nombre de fois où il est envoyé.'
export const pathMeaning = 'Donné par une réponse précédente.'
export const searchMeanings: Record<string, string> = {
  list: 'Quelle liste, ou les deux ; sans elle, la collection. Un bac a ses albums des deux.',
  crate: 'Les albums d’un bac, ou avec `none` ceux qui ne sont dans aucun.',
  q: 'La recherche, comme le champ de recherche la prend, par exemple `tag:dub rating>=4`.',
  tag: 'Les albums avec ce tag ; plusieurs fois pour les albums qui en ont plusieurs.',
  added: 'Quand les albums ont été ajoutés.',
  min: 'La note minimale ; 0 prend aussi les albums sans note.',
  max: 'La note maximale.',
  untagged: 'Les albums sans tags.',
  unrated: 'Les albums sans note.',
  year: 'L’année de sortie, ou deux avec `..` entre elles.',
  decade: 'La première année de la décennie de sortie.',
  month: 'Le mois où les albums ont été ajoutés, en UTC.',
  artist: 'Le nom entier de l’artiste, en majuscules ou minuscules.',
  verdict: 'Ce qui a été décidé au comptoir.',
  format: 'Un format qui a été acheté.',
  downloaded: 'Si les albums sont marqués comme téléchargés.',
  import: 'Les albums qu’un import a ajoutés, ou deux imports séparés par une virgule.',
  label: 'Le nom entier du label.',
  sort: 'L’ordre. `crate` est pour les bacs, `best` pour les recherches par mots ; sinon les derniers ajouts viennent d’abord.',
  seed: 'Quel ordre au hasard.',
  page: 'La page, à partir de 1.',
}
export const redirected = 'Où mène la redirection : le morceau, chez Bandcamp.'
export const statuses: Record<string, string> = {
  400: 'Un champ n’est pas valide, ou le corps n’est pas du JSON',
  401: 'Il n’y a pas de jeton valide',
  403: 'Le jeton ne peut que lire',
  404: 'Rien à toi n’a cet id, ou il n’y a rien à cette adresse',
  409: 'C’est incompatible avec ce qui est là, ou dépasserait une limite',
  413: 'Le corps est trop gros',
  429: 'Trop d’appels ; `Retry-After` dit combien de temps attendre',
  502: 'Bandcamp n’a pas répondu, ou pas comme prévu',
}
export const answerHeaders = {
  etag: 'La révision de la collection, pour `If-None-Match`.',
  'failed-rows': 'Combien de lignes ont été laissées de côté, ou lesquelles : comptées à partir de 1.',
  'matched-rows':
    'Quels albums à toi les lignes désignent, par exemple `2=same:17,5=probably:9` : la ligne, `same`, `on` (un de ses morceaux), `trash` ou `probably`, et l’id. Un album déjà là reçoit ce qui lui manque ; un album qui n’est là que probablement est ajouté.',
  'parts-left-out': 'Combien de cellules des autres lignes sont illisibles et ont été laissées de côté.',
  'import-id': 'L’import, qui peut être annulé.',
  'albums-without-tags': 'Quels albums, comptés à partir de 1, sont encore sans tags.',
}
export const answers = 'Réponses'
const bound = (word: string, value: number) =>
  Math.abs(value) < Number.MAX_SAFE_INTEGER ? `${word} ${numberText(value)}` : ''
export const atLeast = (value: number) => bound('au moins', value)
export const atMost = (value: number) => bound('au plus', value)
