/** The address from which pages load a picture: Bandcamp's and `data:` addresses directly, those of other sites through Gatefold. */
export const pictureUrl = (address: string): string =>
  /^https:(?!\/\/[\w.-]+\.bcbits\.com\/)/i.test(address) ? `/api/pictures?url=${encodeURIComponent(address)}` : address
