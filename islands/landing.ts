import 'virtual:tokens/landing.css'
import './ui/styles/landing.css'

type AuthView = 'login' | 'register'

// React and the dialog come only when somebody goes near a sign-in button.
const load = () => import('./auth/open-auth.tsx')
const nothing = () => {}

async function open(view: AuthView) {
  const { openAuth } = await load()
  openAuth(view)
}

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-auth]')) {
  for (const event of ['pointerenter', 'focus', 'touchstart'])
    link.addEventListener(event, () => load().catch(nothing), { once: true, passive: true })
  link.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    // The browser asks for a module that failed only once a page; the link leads to a new one.
    open(link.dataset.auth as AuthView).catch(() => location.assign(link.href))
  })
}

const asked = new URLSearchParams(location.search).get('auth')
if (asked === 'login' || asked === 'register') open(asked).catch(nothing)

if (sessionStorage.getItem('gatefold.notice')) load().then(({ sayNotice }) => sayNotice())
