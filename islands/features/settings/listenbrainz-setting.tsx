import { useForm } from 'react-hook-form'
import { ListenBrainzInput } from '#domain/diary/scrobble.ts'
import { connectListenBrainz, disconnectListenBrainz, useListenBrainz } from '#islands/data/api/listenbrainz-api.ts'
import { Button } from '#islands/ui/button.tsx'
import { resolverOf } from '#islands/ui/domain-resolver.ts'
import { submitOf } from '#islands/ui/errors/form-errors.ts'
import { Icon } from '#islands/ui/icon.tsx'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { NewTabLink } from '#islands/ui/new-tab-link.tsx'
import { PasswordField } from '#islands/ui/password-field.tsx'
import { fieldsOf } from '#islands/ui/text-field.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import { written } from '#islands/ui/written.ts'
import * as messages from '#locales/bandcamp-link.ts'
import { SettingForm, useUnfolded } from './setting-form.tsx'

const TOKENS = 'https://listenbrainz.org/settings/'

/** The person's account at ListenBrainz, and a form for its token. */
export function ListenBrainzSetting() {
  const { data, error, mutate } = useListenBrainz()
  const fold = useUnfolded()
  const { isBusy, run } = useAction()
  const remove = () =>
    run(messages.removeFailed, async () => {
      await disconnectListenBrainz()
      showToast({ kind: 'ok', title: messages.removed, text: messages.removedText })
    })
  const name = data?.username ?? null
  const isMissing = name === null || data?.isRefused
  return (
    <section className="setting">
      <div>
        <h3 className="text-section">{messages.listenbrainz}</h3>
        <p className="text-small text-ink-2">{messages.listenbrainzText}</p>
        {name !== null && (
          <p className="break-anywhere text-small text-ink-2">
            {messages.sendsAs(
              <b key="name" {...written}>
                {name}
              </b>,
            )}
          </p>
        )}
      </div>
      {data?.isRefused && (
        <p className="alert alert-danger" role="status">
          <Icon name="circle-alert" />
          <span>{messages.refused}</span>
        </p>
      )}
      {error && !data && <LoadProblem error={error} onRetry={() => mutate()} />}
      {data && fold.isOpen && <TokenForm onClose={fold.close} />}
      {data && !fold.isOpen && (
        <div className="form-buttons">
          {name !== null && (
            <Button
              ref={isMissing ? undefined : fold.button}
              look="btn-ghost"
              text={messages.remove}
              disabled={isBusy}
              onClick={remove}
            />
          )}
          {isMissing && <Button ref={fold.button} text={messages.enter} onClick={fold.open} />}
        </div>
      )}
    </section>
  )
}

function TokenForm({ onClose }: { onClose: () => void }) {
  const form = useForm({
    defaultValues: { token: '' },
    resolver: resolverOf((values) => ListenBrainzInput.safeParse(values)),
  })
  const submit = submitOf(form, { title: messages.tokenFailed }, async (input) => {
    await connectListenBrainz(input)
    onClose()
    showToast({ kind: 'ok', title: messages.tokenSaved, text: messages.tokenSavedText })
  })
  return (
    <SettingForm form={form} onSubmit={submit} label={messages.save} onClose={onClose}>
      <p className="text-small text-ink-2">
        {messages.where((words) => (
          <NewTabLink key="settings" href={TOKENS} text={words} />
        ))}
      </p>
      <PasswordField label={messages.token} autoComplete="off" {...fieldsOf(form)('token')} />
    </SettingForm>
  )
}
