import { useLink } from '#islands/data/api/bandcamp-link-api.ts'
import { ConnectForm } from '#islands/features/bandcamp-link/connect-form.tsx'
import { Connected } from '#islands/features/bandcamp-link/connected.tsx'
import { DeviceSwitch } from '#islands/features/settings/device-switch.tsx'
import { ListenBrainzSetting } from '#islands/features/settings/listenbrainz-setting.tsx'
import { Icon } from '#islands/ui/icon.tsx'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { autoDiary, autoDiaryText } from '#locales/bandcamp-link.ts'
import { bandcampLoading } from '#locales/settings.ts'

/** The connection to Bandcamp's fan API, and the settings for tracks heard through it. */
export function BandcampPanel() {
  const { data: link, error, mutate } = useLink()
  const { username = null } = link ?? {}
  if (!link && !error)
    return (
      <div className="body">
        <Progress label={bandcampLoading} />
      </div>
    )
  return (
    <div className="body">
      {link?.error && (
        <p className="alert alert-danger" role="status">
          <Icon name="circle-alert" />
          <span>{link.error}</span>
        </p>
      )}
      {link && username !== null && <Connected link={link} username={username} />}
      {link ? username === null && <ConnectForm /> : <LoadProblem error={error} onRetry={() => mutate()} />}
      <DeviceSwitch name="autoDiary" label={autoDiary} text={autoDiaryText} />
      <ListenBrainzSetting />
    </div>
  )
}
