import type { Page } from '@playwright/test'
import { signInAs, test } from './person.ts'
import { type Account, SCREENS, type Screen, visit } from './screens.ts'

/** Goes through every screen as the person comes to it whom it is for, and asks `look` about each. */
export async function onEveryScreen(page: Page, look: (screen: Screen) => Promise<void>): Promise<void> {
  let signedIn: Account | null = null
  for (const screen of SCREENS) {
    await test.step(screen.name, async () => {
      signedIn = await visit(page, screen, signedIn, (account) => signInAs(page, account))
      await look(screen)
    })
  }
}
