import * as messages from '#locales/mail.ts'

/** A `Content-Disposition` for any file name: an ASCII fallback and the full name according to RFC 5987. */
export function attachment(name: string, now: Date, extension: 'csv' | 'json'): string {
  // Direction overrides could disguise the file type.
  const harmless = (text: string) => text.replace(/[\p{Cc}\p{Cs}\p{Bidi_Control}/\\:*?"<>|\s]+/gu, ' ').trim()
  const clean = harmless(harmless(name).slice(0, 100)) || messages.unnamedCrate
  const file = `${clean} ${now.toISOString().slice(0, 10)}.${extension}`
  const ascii = harmless(file.normalize('NFKD'))
    .replace(/[^\x20-\x7e]/g, '')
    .trim()
  const encoded = encodeURIComponent(file).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
