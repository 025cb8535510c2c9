import { language } from '#locales/language.ts'
import { tokens } from '../../tokens.ts'
import type { Mail } from './mailer.ts'

type MailContent = {
  to: string
  subject: string
  /** The preview that mail programs show next to the subject. */
  preview: string
  sentences: string[]
  link: { label: string; href: string }
  /** The small text below the link. */
  afterwards: string
}

const escapeHtml = (text: string) =>
  text.replace(
    /[&<>"']/g,
    (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char] ?? '',
  )

const { bg, raise, line, ink, 'ink-2': ink2 } = tokens.color
const { heading } = tokens.fontSize

// Inline colors serve mail programs that drop style sheets; those that keep them follow the reader's theme.
const DARK = `@media (prefers-color-scheme:dark){
.page{background:${bg[1]}!important}
.sheet{background:${raise[1]}!important;border-color:${line[1]}!important}
.ink{color:${ink[1]}!important}
.soft{color:${ink2[1]}!important}
.button{background:${ink[1]}!important;color:${bg[1]}!important}
}`
const FONT = "font-family:'Familjen Grotesk',system-ui,-apple-system,'Segoe UI',sans-serif"
const PREVIEW = 'display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:transparent;opacity:0'
const SHEET = `max-width:480px;margin:0 auto;padding:32px;border:1px solid ${line[0]};border-radius:${tokens.radius.panel};background:${raise[0]};box-sizing:border-box`
const BUTTON = `display:inline-block;padding:11px 20px;border-radius:${tokens.radius.control};background:${ink[0]};color:${bg[0]};font-weight:600;text-decoration:none`
const INK = `color:${ink[0]}`
const HEADING = `font-size:${heading.size};line-height:${heading.leading};font-weight:${heading.weight};letter-spacing:${heading.tracking}`

const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 16px;${INK};overflow-wrap:anywhere">${escapeHtml(text)}</p>`

/** Renders an email as plain text and as HTML. */
export function compose({ to, subject, preview, sentences, link, afterwards }: MailContent): Mail {
  const text = [...sentences, `${link.label}:\n${link.href}`, afterwards, 'Gatefold'].join('\n\n')
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root{color-scheme:light dark}
${DARK}</style>
</head>
<body class="page" style="margin:0;padding:24px 16px;background:${bg[0]};${FONT};font-size:16px;line-height:24px">
<div style="${PREVIEW}">${escapeHtml(preview)}</div>
<main class="sheet" style="${SHEET}">
<p class="ink" style="margin:0 0 24px;${INK};font-weight:600;letter-spacing:${heading.tracking}">Gatefold</p>
<h1 class="ink" style="margin:0 0 16px;${INK};${HEADING}">${escapeHtml(subject)}</h1>
${sentences.map(paragraph).join('\n')}
<p style="margin:24px 0"><a class="button" href="${escapeHtml(link.href)}" style="${BUTTON}">${escapeHtml(link.label)}</a></p>
<p class="soft" style="margin:0;color:${ink2[0]};font-size:13px;line-height:20px">${escapeHtml(afterwards)}</p>
</main>
</body>
</html>
`
  return { to, subject, text, html, href: link.href }
}
