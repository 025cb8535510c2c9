import type { Page } from '@playwright/test'
import { answerCovers, signInAs, test } from './person.ts'
import { type Account, SCREENS, type Screen, visit } from './screens.ts'

/** Visits every screen with its account, or with what `signIn` signs in to in its place, and runs `check` on each. */
export async function onEveryScreen(
  page: Page,
  check: (screen: Screen) => Promise<void>,
  {
    signIn = (account: Account): Promise<void> => signInAs(page, account),
    screens = SCREENS,
  }: { signIn?: (account: Account) => Promise<void>; screens?: readonly Screen[] } = {},
): Promise<void> {
  await answerCovers(page)
  // The player of one screen does not go on in the next.
  await page.addInitScript(() => location.protocol === 'about:' || localStorage.removeItem('gatefold.playing'))
  let signedIn: Account | null = null
  for (const screen of screens) {
    await test.step(screen.name, async () => {
      signedIn = await visit(page, screen, signedIn, signIn)
      await check(screen)
    })
  }
}
