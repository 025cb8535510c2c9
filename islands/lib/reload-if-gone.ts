const RELOADED = 'reloaded'

/**
 * Reloads a page whose code is gone because another build has replaced it; then it never returns. Once only, since the page that comes may
 * still name the old code.
 */
export async function reloadIfGone(): Promise<void> {
  try {
    const own = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src
    if (!own || sessionStorage.getItem(RELOADED) === own) return
    const { status } = await fetch(own, { method: 'HEAD', cache: 'no-store' })
    if (status !== 404) return
    sessionStorage.setItem(RELOADED, own)
  } catch {
    return
  }
  location.reload()
  await new Promise(() => {})
}
