import { BlockList, isIP } from 'node:net'

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

function addRange(list: BlockList, range: string): boolean {
  const [, address = '', length] = /^([\d.:a-f]+)(?:\/(\d{1,3}))?$/i.exec(range) ?? []
  const family = isIP(address)
  const bits = family === 6 ? 128 : 32
  if (family === 0 || Number(length ?? bits) > bits) return false
  list.addSubnet(address, Number(length ?? bits), familyOf(address))
  return true
}

/** The reverse proxies of a list like `10.0.0.2, 10.3.0.0/24`; null if it is no such list. */
export function readProxies(text: string): BlockList | null {
  const list = new BlockList()
  const ranges = text
    .split(',')
    .map((range) => range.trim())
    .filter(Boolean)
  return ranges.every((range) => addRange(list, range)) ? list : null
}

const plain = (address: string) => address.trim().replace(/^::ffff:(?=[\d.]+$)/i, '')

const isProxy = (address: string, proxies: BlockList) =>
  isIP(address) !== 0 && proxies.check(address, familyOf(address))

type Connection = { remoteAddress: string | undefined; forwardedFor: string | undefined }

/**
 * The address of a client. Each proxy adds the address that it was called from to the end of `X-Forwarded-For`, so only what stands behind
 * the last address that is no proxy of ours can be believed: a client writes whatever it likes in front of that.
 */
export function clientAddress({ remoteAddress = '', forwardedFor = '' }: Connection, proxies: BlockList): string {
  let client = plain(remoteAddress)
  for (const hop of forwardedFor.split(',').map(plain).reverse()) {
    if (!isProxy(client, proxies) || isIP(hop) === 0) break
    client = hop
  }
  return client
}

/** Whether a proxy of ours says that it was called without TLS. */
export const cameByHttp = (remoteAddress = '', protocol = '', proxies: BlockList): boolean =>
  protocol.trim().toLowerCase() === 'http' && isProxy(plain(remoteAddress), proxies)
