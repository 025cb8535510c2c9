import '#islands/lib/uno.ts'
import './app.css'
import { Styleguide } from '#islands/shell/styleguide/styleguide.tsx'
import { startDeferred } from './deferred.ts'
import { hydrateIslands } from './hydrate.ts'

hydrateIslands({ styleguide: Styleguide })
startDeferred()
