import 'virtual:tokens/styleguide.css'
import '../uno.ts'
import '../ui/styles/app.css'
import './styleguide.css'
import { hydrateIslands } from '../hydrate.ts'
import { startLater } from '../later.ts'
import { Styleguide } from './styleguide.tsx'

hydrateIslands({ styleguide: Styleguide })
startLater()
