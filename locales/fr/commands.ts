import { counted, isolated, numberText } from '#locales/intl.ts'

export { addRecords } from '#locales/crates.ts'
export { commands as title } from '#locales/header.ts'

import { starCount } from '#locales/ui.ts'

export const placeholder = 'Album, artiste, tag, bac, commande'
export const groups = {
  recent: 'Récents',
  album: 'Albums',
  artist: 'Artistes',
  label: 'Labels',
  tag: 'Tags',
  crate: 'Bacs',
  command: 'Commandes',
} as const
export const resultCount = (count: number) => counted(count, { one: 'résultat', other: 'résultats' })
export const loading = 'Chargement de tes albums…'
export const nothing = (search: string) => `Rien ne correspond à « ${isolated(search)} »`

export const synonyms: Readonly<Record<string, readonly string[]>> = {
  desk: ['Écouter', 'Noter à l’oreille', 'Décider', 'Trier mes envies', 'Ce soir'],
  artists: ['Groupes', 'Musiciens', 'Musiciennes'],
  labels: ['Maisons de disques', 'Étiquettes'],
  tags: ['Genres', 'Étiquettes', 'Mots-clés', 'Renommer un tag', 'Fusionner des tags'],
  tidy: ['Doublons', 'En double', 'Même album', 'Fusionner des albums'],
  diary: ['Journal d’écoute', 'Écouté', 'Écoutes', 'Historique', 'Scrobbles'],
  shares: ['Liens', 'Pages partagées', 'Visites', 'Ne plus partager', 'Listes de cadeaux'],
  trash: ['Supprimés', 'Poubelle', 'Restaurer'],
  add: ['Nouvel album', 'Lien'],
  import: ['Synchroniser', 'Fan', 'Récupérer ma collection', 'Artistes que je suis'],
  files: ['Exporter', 'Importer', 'Sauvegarde', 'CSV', 'JSON', 'Tableur', 'Restaurer', 'Discogs', 'Last.fm'],
  'compare-folder': [
    'Manquants',
    'Téléchargés',
    'Non téléchargés',
    'Musique sur cet appareil',
    'Mes fichiers',
    'ignores.txt',
  ],
  something: ['Surprends-moi', 'N’importe quoi', 'Ce soir', 'Choisis pour moi'],
  shuffle: ['Aléatoire', 'Mélanger', 'Shuffle'],
  unrated: ['Pas d’étoiles', 'Non notés', 'À noter'],
  untagged: ['Aucun tag', 'Non tagués', 'Sans étiquette'],
  share: ['Lien', 'Liste de cadeaux', 'Publier', 'Montrer à des amis', 'Public'],
  select: ['Plusieurs', 'Modifier en lot', 'Cocher'],
  playlist: ['Playlists', 'Importer une playlist', 'Subsonic'],
  'new-crate': ['Dossier', 'Playlist', 'Caisse'],
  'new-smart-crate': ['Recherche enregistrée', 'Playlist intelligente'],
  'clear-filters': ['Réinitialiser', 'Tout afficher'],
  settings: ['Paramètres', 'Préférences', 'Supprimer le compte', 'Profil', 'Photo', 'E-mail', 'Nom', 'Avatar'],
  'settings-security': ['Mot de passe', 'Clé d’accès', 'Passkey', 'Deux étapes', '2FA', 'Appareils', 'Sessions'],
  'settings-appearance': ['Thème', 'Demi-étoiles', 'Supprimer la collection', 'Tout supprimer'],
  'settings-bandcamp': ['Connecter', 'Connexion', 'API fan'],
  'settings-data': [
    'Hors ligne',
    'API',
    'Token',
    'Jetons d’accès',
    'Partages',
    'Copie sur cet appareil',
    'ListenBrainz',
    'Webhook',
  ],
  'settings-admin': ['Inviter', 'Invitations', 'Utilisateurs', 'Registre', 'Journal d’audit'],
  since: ['Quoi de neuf', 'Nouveautés', 'Changements', 'Changements de prix'],
  year: ['Rétrospective', 'Bilan de l’année', 'Wrapped', 'Les plus écoutés'],
  calendar: ['iCal', 'ics', 'Agenda', 'Rappels', 'S’abonner'],
  undo: ['Revenir', 'Défaire', 'Undo'],
  friday: ['Bandcamp Friday', 'À acheter', 'Liste de courses'],
  charts: ['Stats', 'Statistiques', 'Chiffres'],
  'now-playing': ['File d’attente', 'À suivre', 'Lecteur', 'Piste en cours'],
  'theme-dark': ['Mode sombre', 'Nuit', 'Noir'],
  'theme-light': ['Mode clair', 'Jour', 'Blanc'],
  keys: ['Aide', 'Touches', 'Clavier', 'Raccourcis'],
  leave: ['Déconnexion', 'Logout', 'Quitter', 'Fermer la session'],
}

export const undo = (step: string) => `Annuler : ${step}`
export const showAlbums = (filters: string) => `Afficher les albums : ${isolated(filters)}`
export const searchAlbums = (search: string) => `Chercher « ${isolated(search)} » dans tous les albums`
export const nearestSearch = (search: string, count: number) =>
  `Au plus près : ${isolated(search)} (${numberText(count)})`
export const goTo = (place: string) => `Aller à : ${isolated(place)}`
export const bothLists = 'Collection et liste de souhaits'
export const select = 'Sélectionner des albums'
export const filterBy = (filter: string) => `Filtrer : ${filter}`
export const viewAs = (view: string) => `Affichage : ${view}`
export const shuffle = 'Trier : au hasard'
export const sortBy = (sort: string) => `Trier : ${sort}`
export const theme = (choice: string) => `Thème : ${choice}`
export const charts = { on: 'Afficher les graphiques', off: 'Masquer les graphiques' }
export const halfStars = { on: 'Activer les demi-étoiles', off: 'Désactiver les demi-étoiles' }
export const settings = (section: string) => `Réglages : ${section}`
export const of = (name: string, action: string) => `${isolated(name)} : ${action}`
export const parts = { crates: 'Bacs', tags: 'Tags', note: 'Commentaire' } as const
export const rate = (title: string, stars: number) =>
  stars === 0 ? `Retirer la note de « ${isolated(title)} »` : `Noter « ${isolated(title)} » : ${starCount(stars)}`
