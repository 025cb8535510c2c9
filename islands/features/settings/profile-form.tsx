import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { AccountPatch, type MeView } from '#domain/accounts/account.ts'
import { isUploadedPhoto } from '#domain/accounts/photo.ts'
import { updateAccount } from '#islands/data/api/account-api.ts'
import { Avatar } from '#islands/ui/avatar.tsx'
import { resolverOf } from '#islands/ui/domain-resolver.ts'
import { submitOf } from '#islands/ui/errors/form-errors.ts'
import { FormError } from '#islands/ui/field.tsx'
import { fieldsOf, TextField } from '#islands/ui/text-field.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import * as messages from '#locales/settings.ts'
import { PhotoButtons } from './photo-buttons.tsx'
import { type ReportDirty, useReportDirty } from './use-report-dirty.ts'

type ProfileValues = { displayName: string; photoUrl: string }

// An uploaded photo has no address to type.
const valuesOf = (me: MeView): ProfileValues => ({
  displayName: me.displayName,
  photoUrl: isUploadedPhoto(me.photoUrl) ? '' : (me.photoUrl ?? ''),
})

/** Contains only changed fields, so that a user without a name can set a photo. */
const toPatch = (values: ProfileValues, start: ProfileValues) =>
  AccountPatch.safeParse({
    ...(values.displayName !== start.displayName && { displayName: values.displayName }),
    ...(values.photoUrl !== start.photoUrl && { photoUrl: values.photoUrl.trim() || null }),
  })

const pictureOf = (values: ProfileValues) => {
  const checked = AccountPatch.safeParse({ photoUrl: values.photoUrl })
  return checked.success ? (checked.data.photoUrl ?? null) : null
}

/** The display name and photo of the user menu. */
export function ProfileForm({ me, onDirty }: { me: MeView; onDirty: ReportDirty }) {
  const form = useForm<ProfileValues, unknown, AccountPatch>({
    defaultValues: valuesOf(me),
    values: valuesOf(me),
    resetOptions: { keepDirtyValues: true },
    resolver: resolverOf((values) => toPatch(values, valuesOf(me))),
  })
  const { isDirty, isSubmitting } = form.formState
  const fieldOf = fieldsOf(form)
  useReportDirty('profile', isDirty, onDirty)
  const written = form.watch()
  const picture = pictureOf(written) ?? (written.photoUrl === '' && isUploadedPhoto(me.photoUrl) ? me.photoUrl : null)
  const [broken, setBroken] = useState<string | null>(null)

  const submit = submitOf(
    form,
    { title: messages.profileFailed, otherwise: messages.profileFailedText },
    async (patch) => {
      if (!isDirty) return
      form.reset(valuesOf(await updateAccount(patch)))
      showToast({ kind: 'ok', title: messages.profileSaved })
    },
  )
  return (
    <form
      className="setting :uno: grid-cols-[auto_minmax(0,1fr)] max-sm:grid-cols-1 [&>.avatar]:(max-sm:size-18 size-22 text-title-2 tracking-[.02em]) items-start gap-6"
      noValidate
      onSubmit={submit}
    >
      <h3 className="sr-only">{messages.profile}</h3>
      <Avatar
        className="max-sm:size-18 size-22 text-title-2"
        name={written.displayName}
        photoUrl={picture}
        onBroken={() => setBroken(picture)}
      />
      <div className="stack">
        <TextField label={messages.displayName} autoComplete="name" {...fieldOf('displayName')} />
        <PhotoButtons me={me} />
        <div>
          <TextField
            label={messages.photo}
            help={messages.photoHelp}
            type="url"
            inputMode="url"
            autoComplete="photo"
            placeholder="https://"
            {...fieldOf('photoUrl')}
          />
          {picture && picture === broken && (
            <p className="hint" role="status">
              {messages.noPicture}
            </p>
          )}
        </div>
        <FormError form={form} />
        <div className="form-buttons">
          {isDirty && (
            <button type="button" className="btn btn-ghost" disabled={isSubmitting} onClick={() => form.reset()}>
              {messages.discard}
            </button>
          )}
          <button type="submit" className="btn btn-primary" aria-disabled={!isDirty || isSubmitting}>
            {messages.saveProfile}
          </button>
        </div>
      </div>
    </form>
  )
}
