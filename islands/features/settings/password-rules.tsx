import { MIN_NEW_PASSWORD, PASSWORD_RULES } from '#domain/accounts/password-rules.ts'
import { Icon } from '#islands/ui/icon.tsx'
import * as messages from '#locales/settings.ts'

const rules = messages.passwordRules(MIN_NEW_PASSWORD)

/** The rules of a new password, with those checked that it meets. */
export const PasswordRules = ({ password }: { password: string }) => (
  <div className="grid gap-1.5 text-small text-ink-2">
    <p>{messages.passwordMust}</p>
    <ul className="mt-0.5">
      {PASSWORD_RULES.map(({ name, isMet }) => {
        const rule = rules[name]
        const isKept = isMet(password)
        return (
          <li key={rule} className={`flex items-center gap-1.5 ${isKept ? 'text-ok' : ''}`}>
            <Icon name={isKept ? 'check' : 'dot'} size={14} />
            <span>
              {rule}
              {isKept && <span className="sr-only">{messages.ruleIsMet}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  </div>
)
