import type { Mail } from './mailer.ts'

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[char] ?? char)

/** A mail as plain text and as quiet HTML: some sentences and at most one link. */
export function compose(
  to: string,
  subject: string,
  sentences: string[],
  link?: { label: string; href: string },
): Mail {
  const text = [...sentences, ...(link ? [link.href] : []), 'Gatefold'].join('\n\n')
  const paragraphs = sentences.map((sentence) => `<p style="margin:0 0 16px">${escapeHtml(sentence)}</p>`).join('')
  const button = link
    ? `<p style="margin:24px 0"><a href="${escapeHtml(link.href)}" style="background:#1c1713;color:#fbf9f4;padding:12px 20px;border-radius:6px;text-decoration:none">${escapeHtml(link.label)}</a></p>`
    : ''
  const html = `<div style="font:16px/24px system-ui,sans-serif;color:#1c1713;background:#fbf9f4;padding:32px"><h1 style="font-size:22px;margin:0 0 16px">${escapeHtml(subject)}</h1>${paragraphs}${button}<p style="color:#71665b;margin:24px 0 0">Gatefold</p></div>`
  return { to, subject, text, html }
}

export const resetMail = (to: string, href: string): Mail =>
  compose(
    to,
    'Choose a new password',
    [
      'Somebody, probably you, asked for a new password for your Gatefold account.',
      'The link works once, for an hour. If it was not you, do nothing: your password stays.',
    ],
    { label: 'Choose a new password', href },
  )

export const passwordChangedMail = (to: string, publicUrl: string): Mail =>
  compose(
    to,
    'Your password was changed',
    [
      'The password of your Gatefold account was changed, and every other session was ended. If it was not you, ask for a new one at once.',
    ],
    { label: 'Ask for a new password', href: `${publicUrl}/forgot-password` },
  )
