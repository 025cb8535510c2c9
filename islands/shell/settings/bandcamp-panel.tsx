import { useLink } from '#islands/data/api/bandcamp-link-api.ts'
import { LinkPanel } from '#islands/features/bandcamp-link/link-panel.tsx'
import { DeviceSwitch } from '#islands/features/settings/device-switch.tsx'
import { ListenBrainzSetting } from '#islands/features/settings/listenbrainz-setting.tsx'
import { autoDiary, autoDiaryText } from '#locales/bandcamp-link.ts'

/** The connection to Bandcamp's fan API, and the settings for tracks heard through it. */
export function BandcampPanel() {
  const { data, error } = useLink()
  return (
    <div className="body">
      <LinkPanel />
      {(data || error) && (
        <>
          <DeviceSwitch name="autoDiary" label={autoDiary} text={autoDiaryText} />
          <ListenBrainzSetting />
        </>
      )}
    </div>
  )
}
