import 'virtual:landing.css'
import './landing.css'
import type * as Auth from './auth.ts'

type AuthView = 'login' | 'register'

// React and the dialog load when the pointer or focus reaches a sign-in button.
let loading: typeof Auth.opening | undefined
const load = () => {
  if (loading) return loading
  const { dataset, content } = document.querySelector('[data-auth-code]') as HTMLTemplateElement
  document.head.append(content)
  // The page names it: an import that the build knows brings code that loads styles, half as much as this script.
  loading = import(/* @vite-ignore */ dataset.authCode ?? '').then(({ opening }: typeof Auth) => opening)
  return loading
}
const nothing = () => {}

async function open(view: AuthView) {
  const { openAuth } = await load()
  await openAuth(view)
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-auth]')) {
  for (const event of ['pointerenter', 'focus', 'touchstart'])
    link.addEventListener(event, () => load().catch(nothing), { once: true, passive: true })
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // The browser never loads again on the same page what failed; the link opens a new page.
    open(link.dataset.auth as AuthView).catch(() => location.assign(link.href))
  })
}

// The browser's own lazy loading would load it with the page.
new IntersectionObserver(([entry], observer) => {
  if (!entry?.isIntersecting) return
  observer.disconnect()
  entry.target.append(entry.target.querySelector('template')?.content ?? '')
}).observe(document.querySelector('[data-picture]') as Element)

const asked = /[?&]auth=(login|register)\b/.exec(location.search)?.[1]
if (asked) open(asked as AuthView).catch(nothing)

try {
  if (sessionStorage.getItem('gatefold.notice')) load().then(({ sayNotice }) => sayNotice(), nothing)
} catch {
  // The browser forbids storage, so there is none.
}
