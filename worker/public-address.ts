// A name with a top-level domain of letters: neither an IP address nor a name of a local network.
const PUBLIC_HOST =
  /^(?:[a-z0-9_](?:[a-z0-9_-]*[a-z0-9])?\.)+(?!(?:arpa|corp|example|home|internal|invalid|lan|local|localhost|onion|test)$)[a-z](?:[a-z0-9-]*[a-z0-9])$/i

/** An address on a public site over https, without port or user info; null for others. */
export function publicAddress(address: string, base?: string): URL | null {
  const url = URL.parse(address, base)
  const isPublic =
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    PUBLIC_HOST.test(url.hostname)
  return isPublic ? url : null
}
