import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { LIMITS } from '#domain/limits.ts'
import { type Caller, LONG_CALLS } from '../long-calls.ts'
import type { Health } from './health-probe.ts'
import { send } from './http.ts'
import { startLoadedServer, startScript, told } from './loaded-server.ts'
import { expect, test } from './person.ts'

const ALBUMS = 100_000
const MOST_MS = 300
const IDLE_MS = 5_000
const A_MONTH_MS = LIMITS.trashDays * 86_400_000 + 3_600_000

test('nobody waits longer than 300 ms for the health of a server on which a person with 100,000 albums in three crates makes any long call', {
  tag: ['@soak', '@promise'],
}, async () => {
  test.setTimeout(3_600_000)
  const server = await startLoadedServer({ albums: ALBUMS, inCrates: true, changes: 'any' })
  const probe = startScript('health-probe.ts', server.origin)
  const agent = new Agent({ keepAlive: true })
  const report = async (): Promise<Health> => {
    probe.send('report')
    return told<Health>(probe)
  }
  try {
    const [account] = server.accounts
    if (!account) throw new Error('No account')
    const ask = async (method: string, path: string, json?: unknown, headers = {}): Promise<string> => {
      const options = {
        method,
        headers,
        cookie: account.cookie,
        keep: true,
        ...(json !== undefined && { body: JSON.stringify(json) }),
      }
      const answer = await send(agent, new URL(path, server.origin), options)
      if (typeof answer === 'string' || answer.status >= 300 || !answer.isComplete) {
        throw new Error(
          `${method} ${path}: ${typeof answer === 'string' ? answer : `${answer.status} ${answer.text.slice(0, 500)}`}`,
        )
      }
      return answer.text
    }
    const call: Caller['call'] = (method, path, json) => ask(method, path, json)
    const runDailyJob = () => {
      const path = `/cdn-cgi/local/scheduled?cron=17+4+*+*+*&time=${Date.now() + A_MONTH_MS}`
      return ask('GET', path, undefined, { authorization: `Bearer ${server.secret}` })
    }
    await told(probe)
    await pause(IDLE_MS)
    const idle = await report()
    const waits: [name: string, health: Health, seconds: number][] = []
    for (const [name, make] of Object.entries(LONG_CALLS)) {
      const began = performance.now()
      await make({ ...account, call, runDailyJob })
      waits.push([name, await report(), (performance.now() - began) / 1_000])
    }
    expect(waits.filter(([, { failed }]) => failed.length > 0)).toEqual([])
    const slow = waits
      .map(([name, { longest }]) => [name, Math.round(longest)])
      .filter(([, ms = 0]) => Number(ms) > MOST_MS)
    expect(slow).toEqual([])
    const [name, { longest }] = waits.reduce((one, other) => (other[1].longest > one[1].longest ? other : one))
    const description = `${waits.length} calls over ${ALBUMS.toLocaleString('en')} albums, health asked every 50 ms; the longest wait ${Math.round(longest)} ms (${name}), without any call ${Math.round(idle.longest)} ms`
    test.info().annotations.push({ type: 'figure', description })
  } finally {
    for (const one of [probe, server.process]) one.kill()
    agent.destroy()
  }
})
