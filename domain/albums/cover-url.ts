/** A picture's address over https, the only way in which pages load pictures from elsewhere; what is no http address stays as it is. */
export function secureUrl(address: string): string {
  const url = /^http:\/\//i.test(address) ? URL.parse(address) : null
  if (url === null) return address
  url.protocol = 'https:'
  return url.href
}
