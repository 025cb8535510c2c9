import { drawSleeve } from '#domain/sleeve/sleeve.ts'
import { Brand } from '#islands/ui/brand.tsx'
import { Icon } from '#islands/ui/icon.tsx'

const sleeve = drawSleeve('404', 'Not Found', { motif: 'poster', palette: 11 })

export function NotFound() {
  return (
    <div className="lone">
      <header>
        <Brand href="/" />
      </header>
      <main id="main" className="lost">
        <div>
          <h1>404 Page Not Found</h1>
          <p>Did you forget to add the page to the router?</p>
          <a className="btn solid big" href="/">
            <Icon name="arrow-left" />
            Back to the shop
          </a>
        </div>
        <div className="art" aria-hidden="true">
          <svg viewBox="0 0 300 300" fill="none" aria-hidden="true">
            <circle cx="150" cy="150" r="149" className="fill-vinyl stroke-groove" />
            {[136, 122, 108, 94, 80, 66].map((radius) => (
              <circle key={radius} cx="150" cy="150" r={radius} className="stroke-groove" />
            ))}
            <circle cx="150" cy="150" r="46" className="fill-label" />
          </svg>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by the domain from fixed words */}
          <div className="cover" dangerouslySetInnerHTML={{ __html: sleeve }} />
        </div>
      </main>
    </div>
  )
}
