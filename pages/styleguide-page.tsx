import { Styleguide } from '#islands/shell/styleguide/styleguide.tsx'
import { Brand } from '#islands/ui/brand.tsx'
import { Island } from './island.tsx'

export const StyleguidePage = ({ now }: { now: number }) => (
  <div className="mx-auto max-w-[1344px] px-4 pb-24 pt-8 [&_code]:(font-semibold font-sans)">
    <header className="flex items-center gap-2">
      <Brand href="/" />
    </header>
    <main id="main">
      <h1 className="text-title">Styleguide</h1>
      <Island name="styleguide" component={Styleguide} props={{ now }} />
    </main>
  </div>
)
