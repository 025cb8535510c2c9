import { language } from '#locales/language.ts'
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

// Inline colors serve mail programs that drop style sheets; those that keep them follow the reader's theme.
const DARK = `@media (prefers-color-scheme:dark){
.page{background:#15120f!important}
.sheet{background:#1c1814!important;border-color:#2e2822!important}
.ink{color:#f4ebdf!important}
.soft{color:#bfb2a3!important}
.button{background:#f4ebdf!important;color:#15120f!important}
}`
const FONT = "font-family:'Familjen Grotesk',system-ui,-apple-system,'Segoe UI',sans-serif"
const PREVIEW = 'display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:transparent;opacity:0'
const SHEET =
  'max-width:480px;margin:0 auto;padding:32px;border:1px solid #e5ddd0;border-radius:10px;background:#ffffff;box-sizing:border-box'
const BUTTON =
  'display:inline-block;padding:11px 20px;border-radius:6px;background:#1c1713;color:#fbf9f4;font-weight:600;text-decoration:none'

const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 16px;color:#1c1713;overflow-wrap:anywhere">${escapeHtml(text)}</p>`

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
<body class="page" style="margin:0;padding:24px 16px;background:#fbf9f4;${FONT};font-size:16px;line-height:24px">
<div style="${PREVIEW}">${escapeHtml(preview)}</div>
<main class="sheet" style="${SHEET}">
<p class="ink" style="margin:0 0 24px;color:#1c1713;font-weight:600;letter-spacing:-.014em">Gatefold</p>
<h1 class="ink" style="margin:0 0 16px;color:#1c1713;font-size:22px;line-height:28px;font-weight:600;letter-spacing:-.014em">${escapeHtml(subject)}</h1>
${sentences.map(paragraph).join('\n')}
<p style="margin:24px 0"><a class="button" href="${escapeHtml(link.href)}" style="${BUTTON}">${escapeHtml(link.label)}</a></p>
<p class="soft" style="margin:0;color:#5a5047;font-size:13px;line-height:20px">${escapeHtml(afterwards)}</p>
</main>
</body>
</html>
`
  return { to, subject, text, html, href: link.href }
}
