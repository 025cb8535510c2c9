import { useForm } from 'react-hook-form'
import { LinkInput } from '#domain/imports/bandcamp-link.ts'
import { connectLink } from '#islands/data/api/bandcamp-link-api.ts'
import { Button } from '#islands/ui/button.tsx'
import { schemaResolver } from '#islands/ui/domain-resolver.ts'
import { attempt } from '#islands/ui/errors/attempt.ts'
import { submitOf } from '#islands/ui/errors/form-errors.ts'
import { FormError } from '#islands/ui/field.tsx'
import { NewTabLink } from '#islands/ui/new-tab-link.tsx'
import { PasswordField } from '#islands/ui/password-field.tsx'
import { fieldsOf, TextField } from '#islands/ui/text-field.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/bandcamp-link.ts'
import { syncAndShow } from './sync-and-show.ts'

const FAN_SETTINGS = 'https://bandcamp.com/settings?pane=fan'

/** Explains where to create the login, with the form for it. */
export function ConnectForm() {
  const form = useForm({
    resolver: schemaResolver(LinkInput),
    defaultValues: { username: '', password: '' },
  })
  const { isSubmitting } = form.formState
  const fieldOf = fieldsOf(form)

  const submit = submitOf(form, { title: messages.connectFailed }, async (input) => {
    await connectLink(input)
    showToast({ kind: 'ok', title: messages.connected, text: messages.connectedText })
    await attempt(messages.syncFailed, syncAndShow)
  })
  return (
    <section className="setting">
      <div>
        <h3 className="flex items-center gap-2 text-section">
          {messages.title} <span className="badge">{messages.beta}</span>
        </h3>
        <p className="text-small text-ink-2">{messages.text}</p>
      </div>
      <ol className="list-decimal pl-5 text-small text-ink-2">
        {messages
          .steps((text) => <NewTabLink key="settings" href={FAN_SETTINGS} text={text} />)
          .map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps stay as they are
            <li key={index}>{step}</li>
          ))}
      </ol>
      <form className="stack" noValidate onSubmit={submit}>
        <TextField label={messages.username} autoCapitalize="none" spellCheck={false} {...fieldOf('username')} />
        <PasswordField label={messages.password} autoComplete="off" {...fieldOf('password')} />
        <FormError form={form} />
        <div className="form-buttons">
          <Button
            look="btn-primary"
            type="submit"
            text={isSubmitting ? messages.connecting : messages.connect}
            disabled={isSubmitting}
          />
        </div>
      </form>
    </section>
  )
}
