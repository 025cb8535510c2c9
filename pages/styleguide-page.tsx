import { Styleguide } from '#islands/styleguide/styleguide.tsx'
import { Brand } from '#islands/ui/brand.tsx'
import { Island } from './island.tsx'

export const StyleguidePage = ({ now }: { now: number }) => (
  <div className="guide">
    <header className="row">
      <Brand href="/" />
    </header>
    <main id="main">
      <h1 className="text-title">Styleguide</h1>
      <Island name="styleguide" component={Styleguide} props={{ now }} />
    </main>
  </div>
)
