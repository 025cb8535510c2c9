import { expect, test } from '@playwright/test'
import { createConfig, lintFromString } from '@redocly/openapi-core'

// Here, because the linter needs Node and the description the server.
test('the description of the API passes the recommended rules of a linter', async ({ request }) => {
  const source = await (await request.get('/api/openapi.json')).text()
  const problems = await lintFromString({ source, config: await createConfig({ extends: ['recommended'] }) })
  const texts = problems.map(({ severity, ruleId, message, location: [at] }) => [
    severity,
    ruleId,
    message,
    at?.pointer,
  ])
  expect(texts).toEqual([])
})
