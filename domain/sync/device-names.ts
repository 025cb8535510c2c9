/** The header that says whose page or records an answer holds, as a hash. */
export const ACCOUNT_HEADER = 'gatefold-account'

/** The header of a page that says which revision of the person's records it was rendered from. */
export const REVISION_HEADER = 'gatefold-revision'

/** The header of a page that says its build: the script that the page loads. */
export const BUILD_HEADER = 'gatefold-build'

/** The cookie that is `off` where the device is to keep nothing of the person. */
export const COPY_COOKIE = 'gatefold-copy'

/** The key in local storage of the account whose records the device has. */
export const COPY_OF = 'gatefold-copy-of'

/** The names of the caches in which the service worker keeps pages of a person begin with this. */
export const PAGE_CACHES = 'pages '

/** The names of the caches of what is the same for everyone begin with this. */
export const FILE_CACHES = 'files '

/** The addresses that the service worker and the app both name. */
export const COLLECTION = '/app'
export const DEMO = '/demo'
export const DEMO_SHARED = '/demo/s/sunday'
export const OFFLINE_PAGE = '/offline'
export const SERVICE_WORKER = '/sw.js'
