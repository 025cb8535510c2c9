import { type ReactNode, useState } from 'react'
import { useForm } from 'react-hook-form'
import { MAX_TOKEN_NAME, NewToken, type TokenScope, type TokenView } from '#domain/accounts/access-token.ts'
import type { AccountView } from '#domain/accounts/account.ts'
import { useAccount } from '#islands/data/api/account-api.ts'
import { createToken, revokeToken, useTokens } from '#islands/data/api/tokens-api.ts'
import { Button } from '#islands/ui/button.tsx'
import { copyText } from '#islands/ui/copy-text.ts'
import { ConfirmDialog } from '#islands/ui/dialog.tsx'
import { resolverOf } from '#islands/ui/domain-resolver.ts'
import { submitOf } from '#islands/ui/errors/form-errors.ts'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { NewTabLink } from '#islands/ui/new-tab-link.tsx'
import { PasswordField } from '#islands/ui/password-field.tsx'
import { Setting } from '#islands/ui/setting.tsx'
import { SettingList, SettingRow } from '#islands/ui/setting-list.tsx'
import { ShownOnce } from '#islands/ui/shown-once.tsx'
import { ChoiceField, fieldsOf, TextField } from '#islands/ui/text-field.tsx'
import { TimeAgo } from '#islands/ui/time-ago.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import { dayText } from '#locales/intl.ts'
import * as messages from '#locales/settings.ts'
import { SettingForm, useUnfolded } from './setting-form.tsx'

const SCOPES: [TokenScope, string][] = [
  ['read', messages.scopes.read],
  ['write', messages.scopes.write],
]
const DAYS = [7, 30, 90, 365].map((days): [number, string] => [days, messages.dayCount(days)])

type Made = { name: string; token: string }

const copy = (token: string) => copyText(token, { title: messages.copied }, { title: messages.copyFailed })

/** The access tokens of the user, and a form to create one. */
export function AccessTokens() {
  const fold = useUnfolded()
  const tokens = useTokens()
  // Users with a password are asked for it.
  const account = useAccount()
  const [made, setMade] = useState<Made | null>(null)
  const [going, setGoing] = useState<TokenView | null>(null)
  const { isBusy, run } = useAction()
  const [now] = useState(() => Date.now())

  const revoke = async ({ id, name }: TokenView) => {
    await run(messages.revokeFailed, async () => {
      await revokeToken(id)
      if (made?.name === name) setMade(null)
      showToast({ kind: 'ok', title: messages.revoked, text: name })
    })
    setGoing(null)
  }
  return (
    <Setting
      title={messages.accessTokens}
      words={
        <p>
          {messages.text((words) => (
            <NewTabLink key="docs" href="/docs/api" rel="noopener" text={words} />
          ))}
        </p>
      }
      action={
        !fold.isOpen && <Button ref={fold.button} text={messages.create} disabled={!account.data} onClick={fold.open} />
      }
    >
      {account.data && fold.isOpen && <TokenForm account={account.data} onMade={setMade} onClose={fold.close} />}
      {made && (
        <ShownOnce
          key={made.token}
          label={messages.token(made.name)}
          help={messages.tokenHelp}
          text={made.token}
          copyLabel={messages.copy}
          onCopy={copy}
        />
      )}
      {tokens.data && account.error && !account.data && (
        <LoadProblem error={account.error} onRetry={() => account.mutate()} />
      )}
      <SettingList list={tokens} loading={messages.loading}>
        {(token) => <TokenRow key={token.id} token={token} now={now} onRevoke={() => setGoing(token)} />}
      </SettingList>
      <ConfirmDialog
        open={going !== null}
        onClose={() => setGoing(null)}
        onConfirm={() => going && revoke(going)}
        title={messages.revokeQuestion}
        no={messages.cancel}
        yes={messages.revoke}
        busy={isBusy}
      >
        <p className="break-anywhere">{going && messages.revokeText(going.name)}</p>
      </ConfirmDialog>
    </Setting>
  )
}

type TokenRowProps = { token: TokenView; now: number; onRevoke: () => void }

function TokenRow({ token: { name, scope, expiresAt, lastUsedAt }, now, onRevoke }: TokenRowProps) {
  const end = Date.parse(expiresAt)
  const day = dayText(end)
  const use: ReactNode = lastUsedAt ? (
    <span key="use">{messages.tokenLastUsed(<TimeAgo key="ago" date={lastUsedAt} now={now} className="" />)}</span>
  ) : (
    messages.neverUsed
  )
  return (
    <SettingRow
      icon="key"
      title={<bdi translate="no">{name}</bdi>}
      facts={messages.about(messages.scopes[scope], end > now ? messages.until(day) : messages.expired(day), use)}
    >
      <Button look="btn-ghost" text={messages.revoke} aria-label={messages.revokeOne(name)} onClick={onRevoke} />
    </SettingRow>
  )
}

type TokenFormProps = { account: AccountView; onMade: (made: Made) => void; onClose: () => void }

function TokenForm({ account: { hasPassword, isLinkOffered }, onMade, onClose }: TokenFormProps) {
  const form = useForm<Required<NewToken>, unknown, NewToken>({
    defaultValues: { name: '', scope: 'read', days: 90, password: '' },
    resolver: resolverOf(({ password, ...values }) =>
      NewToken.safeParse({ ...values, ...(hasPassword && { password }) }),
    ),
  })
  const fieldOf = fieldsOf(form)
  const submit = submitOf(form, { title: messages.createFailed }, async (input) => {
    onMade({ name: input.name, token: await createToken(input) })
    onClose()
    showToast({ kind: 'ok', title: messages.created, text: input.name })
  })
  return (
    <SettingForm form={form} onSubmit={submit} label={messages.save} onClose={onClose}>
      <TextField label={messages.name} help={messages.nameHelp} maxLength={MAX_TOKEN_NAME} {...fieldOf('name')} />
      <div className="grid sm:grid-cols-2 gap-4">
        <ChoiceField label={messages.scope} options={SCOPES} {...fieldOf('scope')} />
        <ChoiceField label={messages.validFor} options={DAYS} {...fieldOf('days', { valueAsNumber: true })} />
      </div>
      <p className="hint">{messages.scopeText(form.watch('scope'), isLinkOffered)}</p>
      {hasPassword && (
        <PasswordField label={messages.tokenPassword} autoComplete="current-password" {...fieldOf('password')} />
      )}
    </SettingForm>
  )
}
