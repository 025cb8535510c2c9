import * as fc from 'fast-check'
import { inject } from 'vitest'

// In `npm test` a property tries the same values in each run; in `npm run soak` others each time.
if (!inject('isSoak')) fc.configureGlobal({ seed: 1 })
