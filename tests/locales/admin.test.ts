import { expect, it } from 'vitest'
import { inLanguage } from '../in-language.ts'

const detail = { role: 'Admin', changes: ['A', 'B'], reason: 'Spam', revokesTokens: true }

it.each([
  ['de', 'Ada hat Bo als Admin angelegt', 'Ada hat Bo überall ausgeloggt und alle Zugriffstokens widerrufen'],
  [
    'fr',
    'Ada a créé le compte Bo avec le rôle Admin',
    'Ada a fermé toutes les sessions du compte Bo et révoqué tous les jetons d’accès',
  ],
  [
    'ja',
    'AdaがBoをAdminとして作成しました',
    'AdaがBoをすべての端末でログアウトさせ、アクセストークンもすべて無効にしました',
  ],
])('says what happened to an account as a sentence of %s', async (language, created, ended) => {
  const { deeds } = await inLanguage<typeof import('#locales/admin.ts')>('#locales/admin.ts', language)
  expect(deeds['user-created']('Ada', 'Bo', detail).join('')).toBe(created)
  expect(deeds['sessions-ended']('Ada', 'Bo', detail).join('')).toBe(ended)
})
