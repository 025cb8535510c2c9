import { PASSWORD_RULES } from '#domain/password-rules.ts'
import * as messages from '#locales/auth.ts'

const inputOf = (name: string | undefined) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)

/** Gives a plain form for a new password what needs a script: showing it, ticking off what it has, and keeping what was typed. */
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
        list.children[index]?.classList.toggle('is-met', isMet(input?.value ?? ''))
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

/** Sends a form without leaving the page: no page carries a password back, so what was typed would be lost where it is refused. */
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
    // The browser's own way to say that nothing answers.
    form.submit()
  }
}

/** Shows the page that answered a form in place of this one, with what was typed. */
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
