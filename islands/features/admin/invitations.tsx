import { useRef, useState } from 'react'
import type { InvitationView } from '#domain/accounts/admin.ts'
import { LIMITS } from '#domain/limits.ts'
import { createInvitation, revokeInvitation, useInvitations } from '#islands/data/api/admin-api.ts'
import { Button } from '#islands/ui/button.tsx'
import { copyText } from '#islands/ui/copy-text.ts'
import { SettingRow } from '#islands/ui/setting-list.tsx'
import { ShownOnce } from '#islands/ui/shown-once.tsx'
import { TimeAgo } from '#islands/ui/time-ago.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/admin.ts'
import { dayText } from '#locales/intl.ts'
import { AdminList, PanelHead } from './parts.tsx'

const copy = (link: string) => copyText(link, { title: messages.copied }, { title: messages.copyFailed })

/** The links with which people can sign up. */
export function Invitations() {
  const { data: invitations, error, mutate } = useInvitations()
  const heading = useRef<HTMLHeadingElement>(null)
  const [link, setLink] = useState('')
  const { isBusy, run } = useAction()
  const [now] = useState(() => Date.now())

  const create = () => run(messages.createInvitationFailed, async () => setLink(await createInvitation()))
  // The pressed button is removed with its row, so the focus moves to the heading.
  const revoke = ({ id }: InvitationView) =>
    run(messages.revokeFailed, async () => {
      await revokeInvitation(id)
      setLink('')
      heading.current?.focus()
      showToast({ kind: 'ok', title: messages.revoked })
    })
  return (
    <>
      <PanelHead title={messages.invitationsTitle} back={messages.back} ref={heading}>
        <Button
          className="max-sm:w-full"
          icon="plus"
          text={messages.createInvitation}
          disabled={isBusy}
          onClick={create}
        />
      </PanelHead>
      <p className="my-3 max-w-140 text-small text-ink-2">{messages.text(LIMITS.invitationDays)}</p>
      {link && (
        <div className="mb-3">
          <ShownOnce
            key={link}
            label={messages.link}
            help={messages.linkHelp}
            text={link}
            copyLabel={messages.copy}
            onCopy={copy}
          />
        </div>
      )}
      <AdminList
        rows={invitations}
        list={{ error, revalidate: mutate }}
        failed={messages.invitationsFailed}
        loading={messages.invitationsLoading}
        empty={<p>{messages.noInvitations}</p>}
      >
        {(rows) => (
          <ul>
            {rows.map((invitation) => (
              <Invitation
                key={invitation.id}
                invitation={invitation}
                now={now}
                isBusy={isBusy}
                onRevoke={() => revoke(invitation)}
              />
            ))}
          </ul>
        )}
      </AdminList>
    </>
  )
}

type InvitationProps = { invitation: InvitationView; now: number; isBusy: boolean; onRevoke: () => void }

function Invitation({ invitation, now, isBusy, onRevoke }: InvitationProps) {
  const { state, createdAt, expiresAt, usedAt, createdBy } = invitation
  const day = dayText(Date.parse(expiresAt))
  const ago = (date: string) => <TimeAgo key="ago" date={date} now={now} className="" />
  const sentence = {
    open: messages.openUntil(day),
    used: messages.used(ago(usedAt ?? '')),
    expired: messages.expired,
  }[state]
  return (
    <SettingRow
      title={sentence}
      isOver={state !== 'open'}
      facts={messages.createdBy(ago(createdAt), createdBy || messages.somebody)}
    >
      {state === 'open' && (
        <Button
          look="btn-ghost"
          text={messages.revoke}
          disabled={isBusy}
          aria-label={messages.revokeOne(day)}
          onClick={onRevoke}
        />
      )}
    </SettingRow>
  )
}
