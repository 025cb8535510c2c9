import { PASSWORD_RULES } from '#domain/accounts/password-rules.ts'
import * as messages from '#locales/auth.ts'

const inputOf = (name: string | undefined) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)

/** Enhances a plain form for a new password: a show button, checked rules, and input that survives an error. */
export function enhancePasswords(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-reveal]')) {
    const input = inputOf(button.dataset.reveal)
    button.hidden = false
    button.addEventListener('click', () => {
      const isShown = input?.type === 'text'
      if (input) input.type = isShown ? 'password' : 'text'
      button.setAttribute('aria-pressed', String(!isShown))
      button.setAttribute('aria-label', isShown ? messages.showPassword : messages.hidePassword)
    })
  }
  for (const list of document.querySelectorAll<HTMLElement>('[data-rules-of]')) {
    const input = inputOf(list.dataset.rulesOf)
    const tick = () => {
      for (const [index, { isMet }] of PASSWORD_RULES.entries())
        list.children[index]?.toggleAttribute('data-met', isMet(input?.value ?? ''))
    }
    input?.addEventListener('input', tick)
    tick()
    const form = input?.form
    form?.addEventListener('submit', (event) => {
      event.preventDefault()
      void send(form)
    })
  }
}

/** Submits a form without leaving the page, because responses never contain passwords, so typed ones would be lost on an error. */
async function send(form: HTMLFormElement): Promise<void> {
  if (form.ariaBusy === 'true') return
  form.ariaBusy = 'true'
  const typed = new FormData(form)
  const fields = [...typed].map(([name, value]): [string, string] => [name, String(value)])
  try {
    const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields) })
    if (answer.redirected) return location.assign(answer.url)
    show(new DOMParser().parseFromString(await answer.text(), 'text/html'), fields)
  } catch {
    // On a network error, lets the browser show its own error.
    form.submit()
  }
}

/** Replaces the page with the response to the form and restores the typed passwords. */
function show(page: Document, typed: [name: string, value: string][]): void {
  const main = page.querySelector('main')
  if (!main) return
  document.querySelector('main')?.replaceWith(main)
  document.title = page.title
  for (const [name, value] of typed) {
    const input = inputOf(name)
    if (input) input.value = value
  }
  enhancePasswords()
  const focused = main.querySelector<HTMLElement>('[autofocus]') ?? main.querySelector<HTMLElement>('h1')
  if (focused?.matches('h1')) focused.tabIndex = -1
  focused?.focus()
}
