import { expect, it } from 'vitest'
import { expectSame, newDevice } from './device.ts'
import { newWorld, sendFor, writes } from './promises/writes.ts'

const ENDS_SESSION = new Set(
  writes.filter(({ name }) =>
    /^DELETE \/api\/user$|user\/password$|\/admin\/users\/:id(?:\/ban|\/sessions)?$/.test(name),
  ),
)

it.each(writes.filter((write) => !ENDS_SESSION.has(write)))(
  'a copy on a device is complete after $name',
  async (write) => {
    const world = await newWorld()
    const device = await newDevice(world.person)
    const { status } = await sendFor(write, world)
    expect(status).toBeLessThan(300)
    await expectSame(device, world.person)
    expect((await device.sync()).changes).toEqual([])
  },
)
