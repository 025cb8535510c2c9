import { strToU8, zipSync } from 'fflate'
import { albumsOf, choose, counts, dialogOf, importButton, openFiles } from './files.ts'
import { expect, newPerson, test } from './person.ts'

test('a list of songs comes in as its albums, in a crate for each playlist', async ({ page }) => {
  await newPerson(page)
  await openFiles(page, 'Import')
  const dialog = dialogOf(page)
  const songs = [
    'Track name,Artist name,Album,Playlist name',
    'One,Mira Fen,Reed Songs,morning',
    'Two,Mira Fen,Reed Songs,evening',
    'Moth,Kelp,Moth - Single,evening',
    'Alone,Kelp,,evening',
  ]
  await choose(page, 'songs.csv', songs.join('\n'))
  await expect(dialog).toContainText('A list of songs: 4 songs of 2 albums in 2 playlists.')
  expect(await counts(page)).toEqual({ New: 2, 'Already there': 0, Invalid: 0 })
  await expect(dialog.getByLabel('Destination')).toHaveValue('collection')
  await expect(dialog).toContainText('1 song names no album')
  await expect(dialog.getByLabel('List', { exact: true })).toHaveValue('wishlist')
  await dialog.getByLabel('List', { exact: true }).selectOption('Collection')
  await expect(dialog.getByLabel('List', { exact: true })).toHaveValue('collection')
  await importButton(page).click()
  await expect(dialogOf(page)).toContainText('2 albums and 2 crates imported')
  expect(await albumsOf(page)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ title: 'Reed Songs', artist: 'Mira Fen', list: 'collection' }),
      expect.objectContaining({ title: 'Moth', artist: 'Kelp', list: 'collection' }),
    ]),
  )
  const crates: { name: string; albumCount: number }[] = await (await page.request.get('/api/crates')).json()
  expect(crates.map(({ name, albumCount }) => `${name} ${albumCount}`).sort()).toEqual(['evening 2', 'morning 1'])
})

test('a file of an archive is chosen, and the time zone of plays is found by a part of its name', {
  tag: '@detail',
}, async ({ page }) => {
  await newPerson(page)
  await openFiles(page, 'Import')
  const dialog = dialogOf(page)
  const play = {
    ...{ ts: '2024-05-01T20:00:00Z', ms_played: 200_000, master_metadata_track_name: 'x' },
    ...{ master_metadata_album_artist_name: 'Fen', master_metadata_album_album_name: 'Reed' },
  }
  const library = { tracks: [], albums: [{ artist: 'Fen', album: 'Ebb' }], shows: [] }
  const archive = zipSync({
    'data/Streaming_History_Audio_2024_0.json': strToU8(JSON.stringify([play])),
    'data/YourLibrary.json': strToU8(JSON.stringify(library)),
  })
  await choose(page, 'my_spotify_data.zip', Buffer.from(archive))
  await expect(dialog).toContainText('A Spotify history with 1 album and 1 diary entry.')
  const zone = dialog.getByLabel('Your time zone')
  await expect(zone).toHaveValue('UTC')
  await zone.fill('Asia/Tok')
  await expect(zone).toHaveValue('Asia/Tok')
  await zone.fill('Asia/Tokyo')
  await expect(zone).toHaveValue('Asia/Tokyo')
  await dialog.getByLabel('File in the archive').selectOption('data/YourLibrary.json')
  await expect(dialog).toContainText('A Spotify library with 1 album.')
  await importButton(page).click()
  await expect(dialogOf(page)).toContainText('1 album imported')
  expect(await albumsOf(page)).toEqual(
    expect.arrayContaining([expect.objectContaining({ title: 'Ebb', artist: 'Fen', list: 'wishlist' })]),
  )
})
