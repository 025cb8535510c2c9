// The scoring of Mozilla's HTTP Observatory as https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring describes it, for a
// page with scripts of its own origin.

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']
const INLINE = ["'unsafe-inline'", 'data:']
const SIX_MONTHS = 15_552_000

function directives(policy: string): Map<string, string[]> {
  const entries = policy.split(';').flatMap((directive): [string, string[]][] => {
    const [name, ...sources] = directive.trim().toLowerCase().split(/\s+/)
    return name ? [[name, sources.length > 0 ? sources : ["'none'"]]] : []
  })
  if (new Set(entries.map(([name]) => name)).size < entries.length) throw new Error('A directive is repeated')
  return new Map(entries)
}

function contentSecurityPolicy(header: string | null): number {
  if (!header) return -25
  const policy = directives(header)
  const of = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*']
  const [script, style, object] = [of('script-src'), of('style-src'), of('object-src')]
  const hasAny = (sources: string[], unwanted: string[]) => sources.some((source) => unwanted.includes(source))
  const all = [...policy.values()].flat()
  if (hasAny(script, [...BROAD, ...INLINE]) || hasAny(object, BROAD)) return -20
  if (all.some((source) => /^(?:http|ftp):/.test(source))) return -20
  if ([...script, ...style].includes("'unsafe-eval'")) return -10
  if (hasAny(style, [...BROAD, ...INLINE])) return 0
  return policy.get('default-src')?.join() === "'none'" ? 10 : 5
}

function cookies(set: string[], isProtected: boolean): number {
  if (set.length === 0) return 0
  const scores = set.map((cookie) => {
    const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim().toLowerCase())
    const isSession = /login|sess/.test(pair.split('=')[0] ?? '')
    const sameSite = attributes.find((attribute) => attribute.startsWith('samesite'))
    const isSecure = attributes.includes('secure')
    if (isSession && !attributes.includes('httponly')) return -30
    if (sameSite && !/^samesite=(?:lax|strict|none)$/.test(sameSite)) return -20
    if (!isSecure && isSession) return isProtected ? -10 : -40
    if (!isSecure) return isProtected ? -5 : -20
    return sameSite ? 5 : 0
  })
  return Math.min(...scores)
}

function strictTransportSecurity(header: string | null): number {
  const seconds = /(?:^|;)\s*max-age=(\d+)/i.exec(header ?? '')?.[1]
  if (seconds === undefined) return -20
  return Number(seconds) >= SIX_MONTHS ? 0 : -10
}

function referrerPolicy(header: string | null): number {
  if (!header) return 0
  const isPrivate = /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(header)
  return isPrivate ? 5 : -5
}

const oneOf = (header: string | null, scores: Record<string, number>): number =>
  header === null ? 0 : (scores[header] ?? -5)

/** The score of a page over https, with the answer that plain http gives. */
export function observatoryScore(page: Response, overHttp: Response): number {
  const { headers } = page
  const hsts = strictTransportSecurity(headers.get('strict-transport-security'))
  const isRedirected = overHttp.status >= 300 && overHttp.headers.get('location')?.startsWith('https://')
  const framing = headers.get('content-security-policy')?.includes("frame-ancestors 'none'")
  const modifiers = [
    contentSecurityPolicy(headers.get('content-security-policy')),
    cookies(headers.getSetCookie(), hsts === 0),
    headers.get('access-control-allow-origin') && headers.get('access-control-allow-credentials') ? -50 : 0,
    isRedirected ? 0 : -20,
    referrerPolicy(headers.get('referrer-policy')),
    hsts,
    headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    framing || headers.get('x-frame-options') === 'DENY' ? 5 : -20,
    oneOf(headers.get('cross-origin-resource-policy'), { 'same-origin': 10, 'same-site': 10, 'cross-origin': 0 }),
    oneOf(headers.get('cross-origin-opener-policy'), {
      'same-origin': 10,
      'same-origin-allow-popups': 10,
      'unsafe-none': 0,
    }),
    oneOf(headers.get('cross-origin-embedder-policy'), {
      'require-corp': 10,
      credentialless: 10,
      'unsafe-none': 0,
    }),
  ]
  const withoutCredit = 100 + modifiers.reduce((sum, modifier) => sum + Math.min(modifier, 0), 0)
  return withoutCredit < 90 ? withoutCredit : 100 + modifiers.reduce((sum, modifier) => sum + modifier, 0)
}
