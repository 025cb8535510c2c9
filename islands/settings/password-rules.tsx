import { LIMITS } from '#domain/limits.ts'
import { PASSWORD_RULES } from '#domain/password-rules.ts'
import * as messages from '#locales/settings.ts'
import { Icon } from '../ui/icon.tsx'

const rules = messages.passwordRules(LIMITS.newPasswordLeast)

/** The rules of a new password, with those checked that it meets. */
export const PasswordRules = ({ password }: { password: string }) => (
  <div className="rules t-small">
    <p>{messages.passwordMust}</p>
    <ul>
      {PASSWORD_RULES.map(({ isMet }, index) => {
        const rule = rules[index]
        const isKept = isMet(password)
        return (
          <li key={rule} className={isKept ? 'kept' : undefined}>
            <Icon name={isKept ? 'check' : 'dot'} size={14} />
            <span>
              {rule}
              {isKept && <span className="sr">{messages.ruleIsMet}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  </div>
)
