import { useEffect } from 'react'
import * as z from 'zod/mini'
import { FanListsInput } from '#domain/imports/fan-import.ts'
import { keepSetting, readSetting, useSetting } from '#islands/data/settings.ts'
import { startImports } from './start-imports.ts'

const DAY_MS = 86_400_000

/** The fan whose lists this device syncs daily into an account, and when it last started to (ms). */
const Daily = z.object({ account: z.string(), begunAt: z.number(), fan: FanListsInput })
type Daily = z.infer<typeof Daily>

function read(text: string, account: string): Daily | null {
  if (text === '') return null
  try {
    const daily = Daily.parse(JSON.parse(text))
    return daily.account === account ? daily : null
  } catch {
    return null
  }
}

/** The fan that is synced daily, and a function that sets another one or none. */
export function useDailyFan(account: string): [fan: string | null, choose: (fan: FanListsInput | null) => void] {
  const [text, keep] = useSetting('dailySync')
  const choose = (fan: FanListsInput | null) =>
    keep(fan ? JSON.stringify({ account, begunAt: Date.now(), fan } satisfies Daily) : '')
  return [read(text, account)?.fan.username ?? null, choose]
}

/** Syncs the chosen fan once a day, when the page opens. */
export function SyncDaily({ account }: { account: string }): null {
  useEffect(() => {
    const daily = read(readSetting('dailySync'), account)
    const now = Date.now()
    if (!daily || now - daily.begunAt < DAY_MS) return
    keepSetting('dailySync', JSON.stringify({ ...daily, begunAt: now }))
    // If it fails without a network, it is tried again the next day.
    startImports(daily.fan, true).catch(() => undefined)
  }, [account])
  return null
}
