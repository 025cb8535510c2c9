/** A `Content-Disposition` for any name: a plain ASCII one for old readers, the full one as RFC 5987 has it. */
export function attachment(name: string, now: Date, extension: 'csv' | 'json'): string {
  const clean =
    name
      .replace(/[\p{Cc}\p{Cs}/\\:*?"<>|]+/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim() || 'Crate'
  const file = `${clean.slice(0, 100).trim()} ${now.toISOString().slice(0, 10)}.${extension}`
  const ascii = file
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
  const encoded = encodeURIComponent(file).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
