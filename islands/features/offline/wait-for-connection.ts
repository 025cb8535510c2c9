const PAUSE = 10_000

/** Reloads the page that replaces an unreachable one as soon as the server responds. */
export function waitForConnection(): void {
  const look = async () => {
    const answer = await fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
    if (!answer) return
    // The page may take longer to load than the pause.
    clearInterval(timer)
    removeEventListener('online', look)
    location.reload()
  }
  addEventListener('online', look)
  const timer = setInterval(look, PAUSE)
}
