/** The header that says whose page or records an answer holds, as a hash. */
export const ACCOUNT_HEADER = 'gatefold-account'

/** The cookie that is `off` where the device is to keep nothing of the person. */
export const COPY_COOKIE = 'gatefold-copy'

/** The key in local storage of the account whose records the device has. */
export const COPY_OF = 'gatefold-copy-of'

/** The names of the caches in which the service worker keeps pages of a person begin with this. */
export const PAGE_CACHES = 'pages '
