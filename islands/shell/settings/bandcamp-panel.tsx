import { LinkPanel } from '#islands/features/bandcamp-link/link-panel.tsx'
import { DiarySetting } from '#islands/features/settings/diary-setting.tsx'
import { ListenBrainzSetting } from '#islands/features/settings/listenbrainz-setting.tsx'

/** The connection to Bandcamp's fan API, and what happens with the tracks that are heard through it. */
export const BandcampPanel = () => (
  <div className="body">
    <LinkPanel />
    <DiarySetting />
    <ListenBrainzSetting />
  </div>
)
