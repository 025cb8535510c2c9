// What the tests use of the package, which has no types.
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export default class Provider {
    constructor(issuer: string, configuration: object)
    proxy: boolean
    callback(): (incoming: IncomingMessage, outgoing: ServerResponse) => void
  }
}
