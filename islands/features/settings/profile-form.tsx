import { useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { AccountPatch, type MeView } from '#domain/accounts/account.ts'
import { isUploadedPhoto, PHOTO_PIXELS } from '#domain/accounts/photo.ts'
import { updateAccount, uploadPhoto } from '#islands/data/api/account-api.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { Avatar } from '#islands/ui/avatar.tsx'
import { Button } from '#islands/ui/button.tsx'
import { resolverOf } from '#islands/ui/domain-resolver.ts'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { submitOf } from '#islands/ui/errors/form-errors.ts'
import { FieldError, FormError } from '#islands/ui/field.tsx'
import { FileButton } from '#islands/ui/file-button.tsx'
import { fieldsOf, TextField } from '#islands/ui/text-field.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/settings.ts'
import { type ReportDirty, useReportDirty } from './setting-form.tsx'

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
            <Button look="btn-ghost" text={messages.discard} disabled={isSubmitting} onClick={() => form.reset()} />
          )}
          <Button
            look="btn-primary"
            type="submit"
            text={messages.saveProfile}
            aria-disabled={!isDirty || isSubmitting}
          />
        </div>
      </div>
    </form>
  )
}

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

const upload = async (file: File) => {
  const picture = await scalePhoto(file).catch(() => null)
  if (!picture) throw new Error(messages.notAPicture)
  await uploadPhoto(picture)
}

const textOf = (error: unknown) =>
  error instanceof ApiError
    ? (error.fields.photo ?? errorText(error, messages.profileFailedText))
    : messages.notAPicture

/** Uploads or removes a photo at once; text typed in the other fields stays. */
function PhotoButtons({ me }: { me: MeView }) {
  const errorId = useId()
  const [error, setError] = useState<string>()
  const { isBusy, run } = useAction()
  const save = (change: () => Promise<unknown>) =>
    run(
      (problem) => setError(textOf(problem)),
      async () => {
        setError(undefined)
        await change()
        showToast({ kind: 'ok', title: messages.profileSaved })
      },
    )
  return (
    <div>
      <div className="flex flex-wrap gap-2" aria-busy={isBusy}>
        <FileButton
          className="btn btn-outline cursor-pointer"
          accept={ACCEPT}
          {...(error && { errorId })}
          onFile={(file) => void save(() => upload(file))}
        >
          {messages.uploadPhoto}
        </FileButton>
        {me.photoUrl && (
          <Button
            look="btn-ghost"
            text={messages.removePhoto}
            aria-disabled={isBusy}
            onClick={() => void save(() => updateAccount({ photoUrl: null }))}
          />
        )}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

/** The center of a picture as a small square JPEG, without a camera's metadata. @throws if the browser can't open it */
async function scalePhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file)
  const side = Math.min(picture.width, picture.height)
  const pixels = Math.min(side, PHOTO_PIXELS)
  const canvas = Object.assign(document.createElement('canvas'), { width: pixels, height: pixels })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no canvas')
  context.imageSmoothingQuality = 'high'
  // Replaces transparency, which JPEG does not have.
  context.fillStyle = 'white'
  context.fillRect(0, 0, pixels, pixels)
  context.drawImage(picture, (picture.width - side) / 2, (picture.height - side) / 2, side, side, 0, 0, pixels, pixels)
  picture.close()
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))), 'image/jpeg', 0.85),
  )
}
