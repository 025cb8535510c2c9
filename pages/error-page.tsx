import { Brand } from '#islands/ui/brand.tsx'
import { NeedleSkipped } from '#islands/ui/empty.tsx'

/** What a person sees when a page could not be made. The number is what the log calls the request. */
export function ErrorPage({ requestId }: { requestId: string }) {
  return (
    <div className="lone">
      <header>
        <Brand href="/" />
      </header>
      <main id="main">
        <NeedleSkipped
          level="h1"
          text={
            <>
              Something went wrong on our side. Your records are safe. If it happens again, tell the administrator this
              number: <b>{requestId}</b>
            </>
          }
        >
          <a className="btn solid" href="/">
            Back to the shop
          </a>
        </NeedleSkipped>
      </main>
    </div>
  )
}
