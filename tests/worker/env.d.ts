declare namespace Cloudflare {
  interface Env {
    DB: D1Database
    RECORDS_1?: D1Database
    RECORDS_2?: D1Database
    OTHER_1: D1Database
    OTHER_2: D1Database
    TEST_MIGRATIONS: import('cloudflare:test').D1Migration[]
    FAN_IMPORT: import('#worker/env.ts').Env['FAN_IMPORT']
    EMAIL: SendEmail
    TEST_BUCKET: R2Bucket
    SIGNUP_PASSWORD: string
    BETTER_AUTH_SECRET: string
    PUBLIC_URL: string
    GOOGLE_CLIENT_ID: string
    GOOGLE_CLIENT_SECRET: string
  }
  interface GlobalProps {
    mainModule: typeof import('#worker/index.ts')
  }
}

declare module '#domain/imports/import-message.ts?language=de' {
  export * from '#domain/imports/import-message.ts'
}
