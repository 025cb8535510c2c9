import { Turns } from '#worker/load/turns.ts'

type Job = { left: number; done: () => void }

/** A server with one thread on a clock of its own: the jobs of requests under way share it evenly. With `isFair`, requests take turns. */
export function simulateServer({ isFair }: { isFair: boolean }) {
  let now = 0
  const jobs = new Set<Job>()
  const timers: { at: number; ring: () => void }[] = []
  const wait = (ms: number) => new Promise<void>((ring) => timers.push({ at: now + Math.max(1, ms), ring }))
  const turns = new Turns({ now: () => now, wait })

  /** Sends a request that needs `work` milliseconds; returns whether it was served. */
  async function send(account: string, work: number): Promise<boolean> {
    const end = isFair ? await turns.take(account) : () => undefined
    await new Promise<void>((done) => jobs.add({ left: end ? work : 0.5, done }))
    end?.()
    return end !== null
  }

  // What a promise's end leads to is over after a few rounds.
  const settle = async () => {
    for (let round = 0; round < 12; round += 1) await null
  }

  async function pass(milliseconds: number): Promise<void> {
    const until = now + milliseconds
    await settle()
    for (; now < until; now += 1) {
      const share = 1 / jobs.size
      let isEvent = false
      for (const job of jobs) {
        job.left -= share
        if (job.left > 0) continue
        jobs.delete(job)
        job.done()
        isEvent = true
      }
      for (let index = timers.length - 1; index >= 0; index -= 1) {
        if ((timers[index]?.at ?? 0) > now) continue
        timers.splice(index, 1)[0]?.ring()
        isEvent = true
      }
      if (isEvent) await settle()
    }
  }
  return { send, wait, pass, now: () => now }
}
