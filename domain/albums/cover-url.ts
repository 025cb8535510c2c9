/** A picture's address over https, which pages require for pictures of other sites; anything but an http address stays as it is. */
export function secureUrl(address: string): string {
  const url = /^http:\/\//i.test(address) ? URL.parse(address) : null
  if (url === null) return address
  url.protocol = 'https:'
  return url.href
}
