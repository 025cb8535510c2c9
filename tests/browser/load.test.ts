import { Agent } from 'node:http'
import { send } from './http.ts'
import { expect, newPerson, test } from './person.ts'

const CONNECTIONS = 64
const SECONDS = 30
const ALBUMS = 10_000

test('64 connections that mix pages, ratings and full lists get no error', { tag: ['@soak', '@promise'] }, async ({
  page,
}) => {
  await newPerson(page)
  const ids: number[] = []
  for (let from = 0; from < ALBUMS; from += 2_500) {
    const albums = Array.from({ length: 2_500 }, (_, index) => ({
      title: `Album ${from + index}`,
      artist: `Artist ${index % 700}`,
      bandcampUrl: `https://load-${from + index}.bandcamp.com/album/load`,
    }))
    const answer = await page.request.post('/api/albums/bulk', { data: { albums } })
    for (const { id } of await answer.json()) ids.push(id)
  }
  expect(ids).toHaveLength(ALBUMS)
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  const at = (path: string) => new URL(path, test.info().project.use.baseURL)
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const calls = [
    () => send(agent, at('/app'), { cookie }),
    () => {
      const id = ids[Math.floor(Math.random() * ids.length)]
      const body = JSON.stringify({ rating: 1 + Math.floor(Math.random() * 5) })
      return send(agent, at(`/api/albums/${id}`), { method: 'PATCH', body, cookie })
    },
    () => send(agent, at('/api/albums'), { cookie }),
  ]
  let answers = 0
  const failed: unknown[] = []
  const until = Date.now() + SECONDS * 1_000
  const connection = async (_: unknown, first: number) => {
    for (let next = first; Date.now() < until; next += 1) {
      const answer = await calls[next % calls.length]?.()
      answers += 1
      // While other tests run, who asks for so much may be told to wait.
      if (typeof answer === 'object' && answer.status === 429 && answer.retryAfter) continue
      if (typeof answer === 'string' || answer?.status !== 200 || !answer.isComplete) failed.push(answer)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  agent.destroy()
  expect(failed).toEqual([])
  test.info().annotations.push({ type: 'figure', description: `${answers} answers in ${SECONDS} s, 0 errors` })
})
