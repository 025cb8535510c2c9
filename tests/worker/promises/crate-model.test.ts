import fc from 'fast-check'
import { expect, it } from 'vitest'
import { listCrateMembers } from '#worker/db/crates/crate-contents.ts'
import { listCrates } from '#worker/db/crates/crates.ts'
import { createCrate } from '#worker/db/crates/create-crate.ts'
import { runs } from '../../runs.ts'
import { newWorld, operation, type Paper, perform, type Screen } from '../crate-life.ts'
import { ctxOf } from '../people.ts'

const START = { kind: 'create', name: 'A', isFavorite: false } as const

async function read(userId: string): Promise<Screen> {
  const [crates, members] = await Promise.all([listCrates(ctxOf(userId)), listCrateMembers(ctxOf(userId))])
  return { crates, members }
}

const byCrate = ({ crates, members }: Screen): Screen => ({
  crates,
  members: members.toSorted((a, b) => a.crateId - b.crateId),
})

it('crates agree with a plain model and the browser cache after every operation of a random sequence', {
  tags: ['soak', 'promise'],
}, async ({ annotate }) => {
  const sequences = runs(40, 1_000)
  const stranger = await newWorld(crypto.randomUUID(), { album: 0, crate: 0 })
  const album = stranger.living[0] ?? 0
  const theirs = await createCrate(ctxOf(stranger.userId, new Date(0)), { name: 'Theirs', albumIds: [album] })

  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 3, maxLength: 10 }), async (operations) => {
      const world = await newWorld(crypto.randomUUID(), { album, crate: theirs.id })
      const titles = new Map(world.living.map((id, index) => [id, `Album ${index}`]))
      const held = ({ albums }: Paper) => albums.filter((id) => !world.trash.includes(id))
      const front = (crate: Paper) =>
        held(crate)
          .slice(0, 4)
          .map((id) => ({ title: titles.get(id), artist: 'Artist', coverUrl: null }))
      let there: Screen = { crates: [], members: [] }
      // Two crates exist from the start, so that the first operations apply to something.
      for (const asked of [{ ...START, albums: [0, 1, 2, 3, 4] }, { ...START, albums: [2] }, ...operations]) {
        const shown = await perform(world, asked, there)
        there = await read(world.userId)
        expect(there.members).toEqual(world.crates.map((crate) => ({ crateId: crate.id, albumIds: held(crate) })))
        expect(there.crates).toEqual(
          world.crates.map((crate) => ({
            id: crate.id,
            name: crate.name,
            description: '',
            isFavorite: crate.isFavorite,
            albumCount: held(crate).length,
            previewCovers: front(crate),
            version: expect.any(Number),
          })),
        )
        if (shown) expect(byCrate(shown)).toEqual(byCrate(there))
      }
    }),
    { numRuns: sequences },
  )
  await annotate(`${sequences} sequences, 0 differences`, 'figure')
  expect(await read(stranger.userId)).toEqual({
    crates: [theirs],
    members: [{ crateId: theirs.id, albumIds: [album] }],
  })
})
