import type { Page } from '@playwright/test'
import { signInAs, test } from './person.ts'
import { SCREENS, type Screen } from './screens.ts'

/** Goes through every screen as the person comes to it whom it is for, and asks `look` about each. */
export async function onEveryScreen(page: Page, look: (screen: Screen) => Promise<void>): Promise<void> {
  let signedIn: 'demo' | 'admin' | null = null
  for (const screen of SCREENS) {
    await test.step(screen.name, async () => {
      const account = screen.isSignedIn ? (screen.account ?? 'demo') : null
      if (account && account !== signedIn) {
        await signInAs(page, account)
        signedIn = account
      }
      await page.goto('about:blank')
      await page.goto(screen.path)
      await screen.open?.(page)
      await page.waitForLoadState('networkidle')
      await look(screen)
      await page.context().clearCookies({ name: 'gatefold.view' })
    })
  }
}
