import { NewPassword } from '#domain/account.ts'
import { Icon } from '../../ui/icon.tsx'

const brokenBy = (password: string) => {
  const checked = NewPassword.safeParse(password)
  return checked.success ? [] : checked.error.issues.map((issue) => issue.message)
}
const RULES = brokenBy('')

/** What a new password needs, and which of it is there. */
export function PasswordRules({ password }: { password: string }) {
  const broken = brokenBy(password)
  return (
    <div className="rules t-small">
      <p>A new password must</p>
      <ul>
        {RULES.map((rule) => {
          const isKept = !broken.includes(rule)
          return (
            <li key={rule} className={isKept ? 'kept' : undefined}>
              <Icon name={isKept ? 'check' : 'dot'} size={14} />
              <span>
                {rule.replace('Password must ', '')}
                {isKept && <span className="sr">, as it does</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
