import { useId, useState } from 'react'
import type { MeView } from '#domain/accounts/account.ts'
import { updateAccount, uploadPhoto } from '#islands/data/api/account-api.ts'
import { ApiError } from '#islands/lib/api-error.ts'
import { errorText } from '#islands/ui/errors/error-text.ts'
import { FieldError } from '#islands/ui/field.tsx'
import { FileButton } from '#islands/ui/file-button.tsx'
import { showToast } from '#islands/ui/toaster.tsx'
import { useAction } from '#islands/ui/use-action.ts'
import * as messages from '#locales/settings.ts'
import { scalePhoto } from './scale-photo.ts'

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

/** Uploads a photo, or removes the one there is, at once: what is typed beside it stays. */
export function PhotoButtons({ me }: { me: MeView }) {
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
          <button
            type="button"
            className="btn btn-ghost"
            aria-disabled={isBusy}
            onClick={() => void save(() => updateAccount({ photoUrl: null }))}
          >
            {messages.removePhoto}
          </button>
        )}
      </div>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
