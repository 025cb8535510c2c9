/** The header with a hash of the account whose page or records an answer contains, or on whose page a change was made. */
export const ACCOUNT_HEADER = 'gatefold-account'

/** The header of a page with the revision from which it was rendered. */
export const REVISION_HEADER = 'gatefold-revision'

/** The header of a page with its build: the script that it loads. */
export const BUILD_HEADER = 'gatefold-build'

/** The header of whatever the server answers itself: an answer without it comes from something between, such as a login. */
export const SERVER_HEADER = 'gatefold'

/** The cookie that is `off` if the device must not store anything of the person. */
export const COPY_COOKIE = 'gatefold-copy'

/** The common prefix of the caches with pages of a person. */
export const PAGE_CACHES = 'pages '

/** The common prefix of the caches with files that are the same for everyone. */
export const FILE_CACHES = 'files '

/** Addresses that both the service worker and the app use. */
export const COLLECTION = '/app'
export const DEMO = '/demo'
export const DEMO_SHARED = '/demo/s/sunday'
export const OFFLINE_PAGE = '/offline'
