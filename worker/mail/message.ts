export type Sender = { name: string; email: string }
export type Letter = { to: string; subject: string; html: string; text: string }

const CRLF = '\r\n'
/** A header line with encoded words has at most 76 characters, including the name of the header. */
const WORD_BYTES = 39

const base64 = (text: string) => Buffer.from(text).toString('base64')

/** Text in pieces of at most that many bytes, never splitting a character. */
function pieces(text: string): string[] {
  const found = ['']
  for (const character of text) {
    const last = found.at(-1) ?? ''
    if (Buffer.byteLength(last + character) <= WORD_BYTES) found[found.length - 1] = last + character
    else found.push(character)
  }
  return found
}

/** Text of a header, as encoded words (RFC 2047) if it is more than printable ASCII or looks like one. */
const headerText = (text: string, quote = (plain: string) => plain) =>
  /^[ -~]{0,900}$/.test(text) && !text.includes('=?')
    ? quote(text)
    : pieces(text.replace(/\p{Cc}/gu, ' '))
        .map((piece) => `=?utf-8?B?${base64(piece)}?=`)
        .join(`${CRLF} `)

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

const part = (type: string, text: string) =>
  [
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    base64(text).replace(/.{76}/g, `$&${CRLF}`),
  ].join(CRLF)

/** An email as text and as HTML in the format that SMTP transports (RFC 5322). */
export function writeMessage({ name, email }: Sender, { to, subject, text, html }: Letter): string {
  const boundary = crypto.randomUUID()
  return [
    `From: ${headerText(name, quoted)} <${email}>`,
    `To: <${to}>`,
    `Subject: ${headerText(subject)}`,
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${crypto.randomUUID()}@${email.split('@').at(-1)}>`,
    'Auto-Submitted: auto-generated',
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative;',
    ` boundary="${boundary}"`,
    '',
    `--${boundary}`,
    part('text/plain', text),
    `--${boundary}`,
    part('text/html', html),
    `--${boundary}--`,
    '',
  ].join(CRLF)
}
