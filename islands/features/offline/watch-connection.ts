import { look, noteReached, offline } from '#islands/data/connection.ts'

const FIRST_PAUSE = 2_000
const LONGEST_PAUSE = 30_000

/** Follows whether the server can be reached. The browser knows of its own network only, so calls count too; lost ones are repeated. */
export function watchConnection(): void {
  let pause = FIRST_PAUSE
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = () => {
    clearTimeout(timer)
    if (!offline.get()) {
      pause = FIRST_PAUSE
      return
    }
    timer = setTimeout(async () => {
      pause = Math.min(LONGEST_PAUSE, pause * 2)
      await look()
      follow()
    }, pause)
  }
  offline.subscribe(follow)
  addEventListener('offline', () => noteReached(false))
  addEventListener('online', () => void look())
  if (!navigator.onLine) noteReached(false)
}
