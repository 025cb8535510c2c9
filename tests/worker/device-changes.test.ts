import { expect, it } from 'vitest'
import type { AccountView } from '#domain/accounts/account.ts'
import { LIMITS } from '#domain/limits.ts'
import { DEVICE_CHANGE } from '#domain/sync/device-change.ts'
import { ACCOUNT_HEADER } from '#domain/sync/device-names.ts'
import { accountHash } from '#worker/auth/account-hash.ts'
import { newEmptyPerson } from './collections.ts'
import type { Person } from './people.ts'
import { type Named, newWorld, sendFor, stateAfter, writes } from './promises/writes.ts'

/** What devices keep until they can send it, by the call. */
const KEPT = [
  'POST /api/albums',
  'PATCH /api/albums/:id',
  'PATCH /api/albums/:id (of a version)',
  'POST /api/albums/edit',
  'POST /api/albums/edit (tags)',
  'POST /api/albums/undo',
  'POST /api/albums/delete',
  'POST /api/albums/restore',
  'PUT /api/albums/:id/crates',
  'POST /api/crates',
  'PATCH /api/crates/:id',
  'DELETE /api/crates/:id',
  'POST /api/crates/restore',
  'PUT /api/crates/order',
  'POST /api/crates/albums',
  'DELETE /api/crates/:id/albums',
  'PUT /api/crates/:id/order',
  'POST /api/albums/:id/listens',
  'PATCH /api/listens/:id',
  'DELETE /api/listens/:id',
]

const withNumber = (write: Named, text: string): Named => ({
  ...write,
  call: (world) => {
    const made = write.call(world)
    return { ...made, headers: { ...made.headers, [DEVICE_CHANGE]: text } }
  },
})

const rate = (person: Person, id: number, rating: number, text: string) =>
  person.call(`/api/albums/${id}`, { method: 'PATCH', json: { rating }, headers: { [DEVICE_CHANGE]: text } })

async function newAlbum(person: Person): Promise<number> {
  const album = { title: 'One', artist: 'Gull', bandcampUrl: 'https://gull.bandcamp.com/album/one' }
  return (await (await person.call('/api/albums', { json: album })).json<{ id: number }>()).id
}

it('No change that a device sends again overwrites what is newer, of any kind', {
  tags: ['promise'],
}, async ({ annotate }) => {
  const kept = writes.filter(({ name }) => KEPT.includes(name))
  expect(kept.map(({ name }) => name).sort()).toEqual(KEPT.toSorted())
  for (const write of kept) {
    const world = await newWorld()
    const later: Named = {
      name: 'PATCH /api/albums/:id',
      call: ({ albums }) => ({ path: `/api/albums/${albums[4]}`, json: { rating: 5 } }),
    }
    expect((await sendFor(withNumber(later, 'phone 11 11,12'), world)).status).toBe(200)
    const before = await stateAfter(write, world)
    const refused = await sendFor(withNumber(write, 'phone 10 10,12'), world)
    expect([refused.status, refused.body.code], write.name).toEqual([409, 'outdated'])
    expect(await stateAfter(write, world), write.name).toBe(before)
    // Another device has numbers of its own, of which this says that 8 may still come.
    expect((await sendFor(withNumber(later, 'laptop 9 8,10'), world)).status).toBe(200)
    expect((await sendFor(withNumber(write, 'laptop 8 8,10'), world)).status, write.name).toBeLessThan(300)
  }
  await annotate(
    `${kept.length} calls sent again after a newer one, 0 done; those that were still open all done`,
    'figure',
  )
})

it('keeps the newer rating when the older one is sent again, whoever rated in between', async () => {
  const person = await newEmptyPerson()
  const id = await newAlbum(person)
  const ratings = async () => (await (await person.call(`/api/albums/${id}`)).json<{ rating: number }>()).rating
  await rate(person, id, 1, 'phone 100 101')
  await rate(person, id, 5, 'phone 200 201')
  expect((await rate(person, id, 1, 'phone 100 201')).status).toBe(409)
  expect(await ratings()).toBe(5)
  await rate(person, id, 3, 'laptop 7 8')
  expect((await rate(person, id, 1, 'phone 100 301')).status).toBe(409)
  expect(await ratings()).toBe(3)
  // Its answer was lost.
  expect((await rate(person, id, 4, 'phone 300 201,300,301')).status).toBe(200)
  expect((await rate(person, id, 4, 'phone 300 300,301')).status).toBe(200)
  expect(await ratings()).toBe(4)
})

it('refuses nothing that was set aside, however late it comes', async () => {
  const person = await newEmptyPerson()
  const id = await newAlbum(person)
  for (let number = 20; number < 40; number += 1) {
    expect((await rate(person, id, 1 + (number % 5), `phone ${number} 10,${number},${number + 1}`)).status).toBe(200)
  }
  expect((await rate(person, id, 2, 'phone 10 10,40')).status).toBe(200)
  expect((await rate(person, id, 2, 'phone 11 10,40')).status).toBe(409)
  // A call that was overtaken takes nothing back.
  expect((await rate(person, id, 3, 'phone 39 10,39')).status).toBe(409)
})

it('knows the devices that were used last', async () => {
  const person = await newEmptyPerson()
  const id = await newAlbum(person)
  for (let device = 0; device <= LIMITS.devicesKnown; device += 1) await rate(person, id, 3, `device-${device} 10 11`)
  expect((await rate(person, id, 4, `device-${LIMITS.devicesKnown} 9 12`)).status).toBe(409)
  expect((await rate(person, id, 4, 'device-1 9 12')).status).toBe(409)
  expect((await rate(person, id, 4, 'device-0 9 12')).status).toBe(200)
})

it('tells the account what a device had not sent when it last sent a change', async () => {
  const [person, other] = [await newEmptyPerson(), await newEmptyPerson()]
  const id = await newAlbum(person)
  const unsent = async (of: Person) => (await (await of.call('/api/user')).json<AccountView>()).unsent
  const now = Date.now()
  const [friday, saturday, sunday] = [now - 2 * 86_400_000, now - 86_400_000, now - 10_000]
  // Its first of three: two wait. The other device has them on their way.
  await rate(person, id, 1, `phone ${friday} ${[friday, saturday, saturday + 1, now]}`)
  await rate(person, id, 2, `laptop ${now} ${[now, sunday, now + 1]}`)
  expect(await unsent(person)).toEqual([{ device: 'phone', count: 2, since: saturday }])
  expect(await unsent(other)).toEqual([])
  await rate(person, id, 1, `phone ${saturday} ${[saturday, saturday + 1, now]}`)
  expect(await unsent(person)).toEqual([{ device: 'phone', count: 1, since: saturday + 1 }])
  await rate(person, id, 1, `phone ${saturday + 1} ${[saturday + 1, now]}`)
  expect(await unsent(person)).toEqual([])
})

it.each(['', 'phone', 'phone x 1', 'phone 1', 'phone 1 1,', `phone 1 ${Array.from({ length: 31 }, (_, one) => one)}`])(
  'says which header is wrong: %j',
  async (text) => {
    const person = await newEmptyPerson()
    const answer = await rate(person, 1, 3, text)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ code: 'invalid', fields: { [DEVICE_CHANGE]: expect.any(String) } })
  },
)

it('refuses a change that was made on the page of another person', async () => {
  const [person, other] = [await newEmptyPerson(), await newEmptyPerson()]
  const of = (userId: string) => ({ [ACCOUNT_HEADER]: accountHash(userId) })
  const create = (headers: Record<string, string>) => person.call('/api/crates', { json: { name: 'Sunday' }, headers })
  const refused = await create(of(other.id))
  expect(refused.status).toBe(401)
  expect(await refused.json()).toMatchObject({ code: 'other-person' })
  expect((await create(of(person.id))).status).toBe(201)
  expect(await (await person.call('/api/crates')).json()).toHaveLength(1)
})
