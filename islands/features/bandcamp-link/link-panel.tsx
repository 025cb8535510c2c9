import { useLink } from '#islands/data/api/bandcamp-link-api.ts'
import { LoadProblem } from '#islands/ui/load-problem.tsx'
import { Progress } from '#islands/ui/progress.tsx'
import { bandcampLoading } from '#locales/settings.ts'
import { ConnectForm } from './connect-form.tsx'
import { Connected } from './connected.tsx'

/** The connection to Bandcamp's fan API: a form to connect, or the state of the connection. */
export function LinkPanel() {
  const { data: link, error, mutate } = useLink()
  if (link) return link.username === null ? <ConnectForm /> : <Connected link={link} username={link.username} />
  return error ? <LoadProblem error={error} onRetry={() => mutate()} /> : <Progress label={bandcampLoading} />
}
