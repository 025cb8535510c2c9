import { expect, it } from 'vitest'
import { demoAlbums } from '#domain/demo/albums.ts'
import { previewAddress } from '#domain/demo/previews.ts'
import { demoTracks } from '#domain/demo/tracks.ts'

const albums = demoAlbums(new Date(0))
const tracksOf = (title: string) =>
  demoTracks({ title, trackCount: albums.find((one) => one.title === title)?.trackCount ?? 0 })

it('gives each demo album as many tracks as it says, with different titles and lengths that make whole minutes', () => {
  for (const album of albums) {
    const tracks = demoTracks(album)
    expect(tracks.map(({ number }) => number)).toEqual(
      Array.from({ length: album.trackCount }, (_, place) => place + 1),
    )
    expect(new Set(tracks.map(({ title }) => title)).size).toBe(album.trackCount)
    expect(tracks.every(({ duration = 0 }) => duration > 30)).toBe(true)
    expect(tracks.reduce((sum, { duration = 0 }) => sum + duration, 0) % 60).toBe(0)
    expect(demoTracks(album)).toEqual(tracks)
  }
})

it('keeps to what the notes say of the tracks', () => {
  expect(tracksOf('Room Tone')).toEqual([{ number: 1, title: 'Room Tone', duration: 41 * 60, streamable: true }])
  expect(Math.max(...tracksOf('Sign Here, and Here').map(({ duration = 0 }) => duration))).toBeLessThanOrEqual(180)
  expect(tracksOf('Music for a Film Nobody Finished')[8]?.title).toBe('The Inspector Removes His Hat')
})

it('makes six seconds of sound for any album, another one for another title', () => {
  const [one, other] = ['Tin Parliament', 'Valve'].map((title) => previewAddress(title))
  const file = Buffer.from(one?.replace('data:audio/wav;base64,', '') ?? '', 'base64')
  expect(file.toString('latin1', 0, 4)).toBe('RIFF')
  expect(file.readUInt32LE(40) / file.readUInt32LE(28)).toBe(6)
  expect(one).not.toBe(other)
})
