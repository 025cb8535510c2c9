import '../uno.ts'
import '../ui/app.css'
import { startDeferred } from '../deferred.ts'
import { hydrateIslands } from '../hydrate.ts'
import { Styleguide } from './styleguide.tsx'

hydrateIslands({ styleguide: Styleguide })
startDeferred()
