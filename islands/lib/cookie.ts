// As `cookieName` of the Worker: over https with a prefix that needs `Secure` and the path `/`.
const isHttps = () => location.protocol === 'https:'
const startOf = (name: string) => `${isHttps() ? '__Host-' : ''}${name}=`

/** The value of a cookie that scripts may read; undefined if there is none. */
export function readCookie(name: string): string | undefined {
  const start = startOf(name)
  const cookie = document.cookie.split('; ').find((one) => one.startsWith(start))
  return cookie?.slice(start.length)
}

const YEAR = 31_536_000

/** Keeps a cookie for a year, or removes it for `null`. `path` is where it is sent; over https that is everywhere. */
export function writeCookie(name: string, value: string | null, path = '/'): void {
  const place = isHttps() ? '/; secure' : path
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is not in every browser
  document.cookie = `${startOf(name)}${value ?? ''}; path=${place}; max-age=${value === null ? 0 : YEAR}; samesite=lax`
}
