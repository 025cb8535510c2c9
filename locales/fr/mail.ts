export { exportStarted as started, exportStartedText as startedText } from '#locales/phrases.ts'

export const confirmAddress = 'Confirmer cette adresse'
export const confirmAddressHelp = 'Ouvre le lien là où ta session est ouverte.'
export const choosePassword = 'Choisir un mot de passe'
export const toGatefold = 'Aller sur Gatefold'

export const verificationSubject = 'Confirme ton adresse e-mail'
export const verificationPreview = 'Un clic confirme ton adresse.'
export const verificationText = (address: string) =>
  `Quelqu’un, toi sans doute, a donné ${address} comme adresse d’un compte Gatefold. Confirme que c’est bien la tienne.`
export const verificationEnd = 'Le lien expire dans un jour. Si ce n’était pas toi, ignore cet e-mail.'

export const resetSubject = 'Choisis un nouveau mot de passe'
export const resetPreview = 'Le lien marche une fois et expire dans une heure.'
export const resetText = (address: string) =>
  `Quelqu’un, toi sans doute, a demandé un nouveau mot de passe pour le compte Gatefold ${address}.`
export const resetEnd = 'Le lien marche une fois et expire dans une heure. Si ce n’était pas toi, ignore cet e-mail.'

export const passwordChangedSubject = 'Ton mot de passe a changé'
export const passwordChangedPreview = 'Tes autres sessions sont fermées.'
export const passwordChangedText = (address: string) =>
  `Le mot de passe du compte Gatefold ${address} a changé. Tes autres sessions sont fermées.`
export const tokensAreRevoked = 'Tous les jetons d’accès du compte ont été révoqués.'
export const tokensStay = 'Les jetons d’accès du compte, s’il y en a, marchent toujours.'
export const passwordChangedHelp =
  'Si c’était toi, il n’y a rien à faire. Sinon, choisis tout de suite un nouveau mot de passe.'
export const passwordChangedEnd = 'Cet e-mail part chaque fois que le mot de passe change.'

export const newAddressSubject = 'Confirme ta nouvelle adresse e-mail'
export const newAddressPreview = 'D’ici là, ton compte Gatefold garde son adresse actuelle.'
export const newAddressText = (address: string) =>
  `Quelqu’un, toi sans doute, veut utiliser ${address} pour son compte Gatefold.`
export const newAddressEnd =
  'Le lien marche une fois et expire dans une heure. Si ce n’était pas toi, ignore cet e-mail.'

export const addressInUseSubject = 'Tu as déjà un compte Gatefold'
export const addressInUsePreview = 'Rien ne change.'
export const addressInUseText = (address: string) =>
  `Quelqu’un, toi sans doute, voulait utiliser ${address} pour un autre compte Gatefold. Cette adresse en a déjà un, donc rien ne change.`
export const addressInUseEnd = 'Si ce n’était pas toi, ignore cet e-mail.'

export const oldAddressSubject = 'Demande de changement d’adresse e-mail'
export const oldAddressPreview = 'Elle changera quand le lien envoyé à la nouvelle adresse sera ouvert.'
export const oldAddressText = (address: string, newAddress: string) =>
  `Une demande faite depuis le compte Gatefold ${address} veut utiliser ${newAddress} à la place. L’adresse changera quand le lien envoyé à la nouvelle sera ouvert.`
export const oldAddressHelp =
  'Si c’était toi, il n’y a rien à faire. Sinon, choisis tout de suite un nouveau mot de passe : cela annule la demande et ferme toutes les sessions.'
export const oldAddressEnd = 'Cet e-mail part chaque fois qu’un changement d’adresse est demandé pour un compte.'

export const addressChangedSubject = 'Ton adresse e-mail a changé'
export const addressChangedPreview = 'Gatefold utilise désormais ta nouvelle adresse.'
export const addressChangedText = (address: string, newAddress: string) =>
  `Le compte Gatefold ${address} a maintenant l’adresse ${newAddress}. C’est avec elle que tu te connectes désormais.`
export const addressChangedHelp = 'Si c’était toi, il n’y a rien à faire. Sinon, écris à l’admin de ce Gatefold.'
export const addressChangedEnd = 'Cet e-mail part à l’ancienne adresse chaque fois que celle d’un compte change.'

export const accountDeletedSubject = 'Ton compte a été supprimé'
export const accountDeletedPreview = 'Il n’en reste rien.'
export const accountDeletedText = (address: string) =>
  `Le compte Gatefold ${address} et tout ce qu’il contenait ont été supprimés, à la demande d’une session ouverte sur ce compte.`
export const accountDeletedEnd = 'Si ce n’était pas toi, écris à l’admin de ce Gatefold.'

export const changedByAdminSubject = 'Ton compte a été modifié par l’admin'
export const changedByAdminPreview = 'Ce qui a changé, et que faire si tu ne t’y attendais pas.'
export const addressByAdminText = (address: string, newAddress: string) =>
  `L’admin a remplacé l’adresse e-mail du compte Gatefold ${address} par ${newAddress}.`
export const passwordByAdminText = (address: string) =>
  `L’admin a changé le mot de passe du compte Gatefold ${address}. Toutes tes sessions sont fermées, et tous les jetons d’accès ont été révoqués.`
export const changedByAdminHelp = 'Si tu ne t’y attendais pas, écris à l’admin de ce Gatefold.'
export const changedByAdminEnd =
  'Cet e-mail part chaque fois que l’admin change l’adresse ou le mot de passe d’un compte.'

export const securityChangedSubject = 'Ta façon de te connecter a changé'
export const tokensChangedSubject = 'Tes jetons d’accès ont changé'
export const securityChangedPreview = 'Ce qui a changé, et que faire si ce n’était pas toi.'
export const securityChanges = {
  'passkey-added': (address: string) => `Une clé d’accès a été ajoutée au compte Gatefold ${address}.`,
  'passkey-removed': (address: string) => `Une clé d’accès a été retirée du compte Gatefold ${address}.`,
  'second-factor-on': (address: string) => `La validation en deux étapes du compte Gatefold ${address} a été activée.`,
  'second-factor-off': (address: string) =>
    `La validation en deux étapes du compte Gatefold ${address} a été désactivée.`,
  'token-created': (address: string) => `Un jeton d’accès a été créé pour le compte Gatefold ${address}.`,
  'token-revoked': (address: string) => `Un jeton d’accès du compte Gatefold ${address} a été révoqué.`,
  'tokens-revoked': (address: string) => `Tous les jetons d’accès du compte Gatefold ${address} ont été révoqués.`,
}
export const securityChangedHelp =
  'Si c’était toi, il n’y a rien à faire. Sinon, choisis tout de suite un nouveau mot de passe et regarde dans Réglages → Sécurité et Réglages → Données.'
export const securityChangedEnd =
  'Cet e-mail part chaque fois que les clés d’accès, la validation en deux étapes ou les jetons d’accès d’un compte changent.'

export const title = 'Bienvenue chez Gatefold'
export const tags = ['bienvenue', 'test']
export const notes = 'Cet album est à toi : modifie-le, note-le, mets-le dans un bac ou supprime-le.'

export const unreachable = 'Gatefold est injoignable. Vérifie ta connexion et réessaie.'
export const exportFailed = 'Impossible d’exporter tes albums'

export const albumsFileName = 'Gatefold albums'
export const albumsFile = 'Gatefold albums.csv'
export const selectionFileName = 'Gatefold sélection'
export const collectionFileName = 'Gatefold collection'
export const diaryFileName = 'Gatefold journal'
export const unnamedCrate = 'Bac'
