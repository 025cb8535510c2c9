import 'virtual:landing.css'
import './landing.css'
import type {} from './auth.ts'

type AuthView = 'login' | 'register'

// React and the dialog load when the pointer or focus reaches a sign-in button.
let loading: NonNullable<typeof globalThis.openingAuth> | undefined
const load = () => {
  loading ??= new Promise((resolve, reject) => {
    const template = document.querySelector('[data-auth-code]') as HTMLTemplateElement
    const script = document.createElement('script')
    script.type = 'module'
    script.src = template.dataset.authCode ?? ''
    script.onload = () => resolve(globalThis.openingAuth ?? Promise.reject())
    script.onerror = reject
    document.head.append(template.content, script)
  })
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
