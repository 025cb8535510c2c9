/** Longer than stopping takes; who asked for it waits for 5 seconds at least. */
const GRACE_MS = 4_000

/**
 * Stops, once, and ends this process when it is asked to end, its terminal closes, or the script that started it is gone. Called again, it
 * stops something else.
 */
export function whenStopped(stop: () => Promise<void> | void): void {
  let isStopping = false
  const end = async () => {
    // The terminal and the script that started it may both say so.
    if (isStopping) return
    isStopping = true
    setTimeout(() => process.exit(1), GRACE_MS)
    await stop()
    process.exit(0)
  }
  for (const event of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
    // Miniflare would end at once.
    process.removeAllListeners(event)
    process.on(event, end)
  }
  process.channel?.unref()
}
