import { PASSWORD_RULES } from '#domain/password-rules.ts'
import * as words from '#words/password-field.ts'

const inputOf = (name: string | undefined) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`)

/** Gives a plain form for a new password what needs a script: showing it, and ticking off what it has. */
export function enlivenPasswords(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-reveal]')) {
    const input = inputOf(button.dataset.reveal)
    button.hidden = false
    button.addEventListener('click', () => {
      const isShown = input?.type === 'text'
      if (input) input.type = isShown ? 'password' : 'text'
      button.setAttribute('aria-pressed', String(!isShown))
      button.setAttribute('aria-label', isShown ? words.showPassword : words.hidePassword)
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
  }
}
