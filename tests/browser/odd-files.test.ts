import { albumsOf, choose, counts, dialogOf, importButton, openFiles } from './files.ts'
import { answerCovers, expect, newPerson, test, toast } from './person.ts'

const bytes = (...some: number[]) => Buffer.from(some)

/** Files as people bring them, with how many albums come in, what is said of the rest, and how many rows are none. */
const FILES: [name: string, content: string | Buffer, albums: number, says?: RegExp, invalid?: number][] = [
  [
    'scrobbles.csv',
    'Fen,Reed,One,24 Jan 2023 23:41\n"Lamps, The",Ebb,"Yes, ""No""",24 Jan 2023 23:46\nFen,,Two,25 Jan 2023 00:20\n',
    2,
    /1 play names no album/,
  ],
  [
    'no-uts.csv',
    'utc_time,artist,album,track\n"24 Jan 2023, 09:42",Fen,Reed,One\n"24 Jan 2023, 09:50",Fen & Kelp,Reed,Two\n',
    1,
  ],
  [
    'listens.jsonl',
    '{"listened_at":1749780612,"track_metadata":{"track_name":"One","artist_name":"Fen","release_name":"Reed","mbid_mapping":null}}\n',
    1,
  ],
  ['ratings.csv', 'Title,Artist,Rating\nA,B,9\nC,B,"3,5"\nD,B,★★★½\nE,B,TBD\nF,B,８\n', 5, /“TBD” can’t be read/],
  [
    'dates.csv',
    'Title,Artist,Added,Released\nA,B,12/01/2026,2001\nC,B,45292,c. 1974\nD,B,0000-00-00,2003年\n',
    3,
    /Which day is “12\/01\/2026”/,
  ],
  [
    'quotes.csv',
    'id,title,artist,notes\n1,"Ship "The Pearl", The",Fen,x\n2,Fine,Fen,x\n3,ensemble". He said,Fen,x\n4,Also fine,Fen,x\n',
    3,
    /Row 1/,
    1,
  ],
  ['tabs.txt', Buffer.from('\uFEFFTitle\tArtist\tRating\nPriel\tMöwen\t4\nノイズ\thaircuts\t5\n', 'utf16le'), 2],
  ['twice.csv', 'Title,Artist\nPriel,BjÃ¶rn & die MÃ¶wen\n', 1, /Björn & die Möwen/],
  // “Title,Artist” and a row of Japanese in Shift-JIS.
  [
    'shift-jis.csv',
    Buffer.concat([
      Buffer.from('Title,Artist\n'),
      bytes(0x89, 0xb9, 0x8a, 0x79, 0x2c, 0x8a, 0x43, 0x82, 0xcc, 0x95, 0xe0, 0x0a),
    ]),
    1,
    /音楽/,
  ],
  ['names.csv', 'Title,Artist,Released\nFen,Fen,1994\nFen,Fen,2001\nFen,Fen,2016\nFen,Fen,2016\n', 4],
  [
    'excel.csv',
    'id;title;artist;bandcampUrl;rating;addedAt;itemId;isFavorite\n7;Priel;Möwen;https://moewen.bandcamp.com/album/priel;"3,0";14.07.2026 13:00;1,23457E+12;WAHR\n',
    1,
    /1,23457E\+12/,
  ],
  [
    'payments.csv',
    'payment_date,bandcamp_id,artist_name,item_title,unit_price,quantity,currency,item_url\n2026-07-03,1,Fen,Reed,"1.234,56",1,EUR,https://fen.bandcamp.com/album/reed\n2026-07-03,2,Fen,A Shirt,25.00,2,usd,https://fen.bandcamp.com/merch/a-shirt\n2026-07-03,3,Fen,Subscription,5,1,,\n',
    1,
    /parts of 2 rows|not an album/i,
  ],
  [
    'localized.csv',
    'RYM Album, First Name,Last Name,First Name localized, Last Name localized,Title,Release_Date,Rating,Ownership,Purchase Date,Media Type,Review\n"1","","하늘바다","","Haneulbada","White Harbor","2022","8","o","","",  ""\n',
    1,
  ],
  [
    'wantlist.csv',
    'Catalog#,Artist,Title,Label,Format,Rating,Released,release_id,Notes\nX 1,Fen,Reed,Tin,"LP, Album",,1975,46,,2014-12-06 21:34:01\n',
    1,
    /has 10 cells, the header has 9/,
  ],
  [
    'item-title.csv',
    'artist,item_title,item_url,purchase_date,format\n"Fen","Reed","https://fen.bandcamp.com/album/reed","2024-01-15","Vinyl 3xLP"\n',
    1,
  ],
  [
    'side-table.csv',
    'Title,,Artist,,Genre,,Genre,Count,,\nReed,,Fen,,Folk,,Folk,2,,\nMoth,,Kelp,,Folk,,Jazz,18,,\n',
    2,
  ],
]

test('files as people bring them show their albums before they come in, and what is left out of them', {
  tag: '@detail',
}, async ({ page }) => {
  await newPerson(page)
  await openFiles(page, 'Import')
  const dialog = dialogOf(page)
  for (const [name, content, albums, says, invalid = 0] of FILES) {
    await choose(page, name, content)
    await expect(dialog.getByText(name), name).toBeVisible()
    expect(await counts(page), name).toMatchObject({ New: albums, Invalid: invalid })
    if (says) await expect(dialog.locator('.body'), name).toContainText(says)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  }
  // What nobody says to own is asked about.
  await choose(
    page,
    'rated.csv',
    'RYM Album, First Name,Last Name,First Name localized, Last Name localized,Title,Release_Date,Rating,Ownership,Purchase Date,Media Type,Review\n"1","","Fen","","","Reed","2022","9","n","","",  ""\n"2","","Kelp","","","Moth","2022","0","w","","",  ""\n',
  )
  expect(await counts(page)).toMatchObject({ New: 1 })
  await dialog.getByLabel('Rated but not owned').selectOption('Add them all')
  await expect.poll(() => counts(page)).toMatchObject({ New: 2 })
})

test('plays without column names are read in the order that is chosen', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  await openFiles(page, 'Import')
  const dialog = dialogOf(page)
  await choose(page, 'plays.csv', 'One,Reed,Fen,24 Jan 2023 23:41\nTwo,Reed,Fen,24 Jan 2023 23:46\n')
  expect(await counts(page)).toMatchObject({ New: 2 })
  await dialog.getByLabel('Artist').selectOption('Fen')
  await expect.poll(() => counts(page)).toMatchObject({ New: 1 })
  await expect(dialog.getByLabel('Track')).toHaveValue('0')
  await importButton(page).click()
  await expect(dialogOf(page)).toContainText('1 album imported')
  expect((await albumsOf(page)).map(({ title }) => title)).toContain('Reed')
})

const SCRIPTS = [
  'Nguyễn Thị Đêm',
  'ＦＬＯＲＡＬ　ＨＡＲＢＯＲ',
  'Işık ve Isı',
  '𝕯𝖆𝖗𝖐 𝖜𝖆𝖛𝖊',
  'Straße',
  'ﬁn ﬂow',
  'ṣalāḥ',
  'soft\u00adhyphen',
  'مَسافِر',
]
const TYPED = [
  'nguyen thi dem',
  'floral harbor',
  'isik',
  'dark wave',
  'strasse',
  'fin flow',
  'salah',
  'softhyphen',
  'مسافر',
]

test('names in any script come in from a file and are found by plain typing', { tag: '@detail' }, async ({ page }) => {
  await newPerson(page)
  await openFiles(page, 'Import')
  await choose(page, 'scripts.csv', `Title,Artist\n${SCRIPTS.map((title, at) => `"${title}",Fen ${at}`).join('\n')}\n`)
  expect(await counts(page)).toMatchObject({ New: SCRIPTS.length, Invalid: 0 })
  await importButton(page).click()
  await expect(dialogOf(page)).toContainText(`${SCRIPTS.length} albums imported`)
  for (const [at, words] of TYPED.entries()) {
    await page.goto(`/app?list=both&q=${encodeURIComponent(words)}`)
    await expect(page.locator('[data-album]'), words).toHaveCount(1)
    await expect(page.locator('[data-album]'), words).toContainText(`Fen ${at}`)
  }
})

test('tracks of an album in saved lists are told and do not come in beside it', { tag: '@detail' }, async ({
  page,
}) => {
  await newPerson(page)
  await openFiles(page, 'Import')
  const item = {
    band_id: 1,
    band_name: 'Fen',
    added: '07 May 2026 10:00:00 GMT',
    purchased: '07 May 2026 10:00:00 GMT',
  }
  const album = {
    ...item,
    tralbum_type: 'a',
    tralbum_id: 12,
    item_title: 'Reed',
    item_url: 'https://fen.bandcamp.com/album/reed',
  }
  const track = {
    ...item,
    tralbum_type: 't',
    tralbum_id: 13,
    album_id: 12,
    item_title: 'One',
    item_url: 'https://fen.bandcamp.com/track/one',
  }
  await choose(page, 'lists.json', JSON.stringify([album, track]))
  expect(await counts(page)).toMatchObject({ New: 1, 'Already there': 1 })
  const told = dialogOf(page).getByRole('region', { name: 'Tracks of albums you have' })
  await expect(told).toContainText('“One” is on “Reed”, which you have')
  await importButton(page).click()
  await expect(dialogOf(page)).toContainText('1 album imported')
  expect((await albumsOf(page)).map(({ title }) => title)).toEqual(expect.arrayContaining(['Reed']))
  expect(await albumsOf(page)).toHaveLength(2)
})

test('addresses of all kinds lead to the album, or say what they are of', { tag: '@detail' }, async ({ page }) => {
  await answerCovers(page)
  await newPerson(page)
  await page.goto('/app#add')
  const dialog = page.getByRole('dialog', { name: /^Add/ })
  const url = dialog.getByLabel('Bandcamp URL')
  const fetchIt = dialog.getByRole('button', { name: 'Fetch from Bandcamp' })
  const says: [address: string, text: string][] = [
    ['https://fen.bandcamp.com/merch/some-shirt', 'This is merchandise, not an album.'],
    ['https://bandcamp.com/marit/playlist/doom', 'This is a playlist, not an album.'],
    ['https://bandcamp.com/download?from=collection&payment_id=1', 'This is a download of yours'],
    ['https://daily.bandcamp.com/album-of-the-day/some-review', 'This is an article of Bandcamp Daily.'],
    ['https://bandcamp.com/discover/ambient', 'This is a list of Bandcamp’s.'],
    [
      'https://bandcamp.com/EmbeddedPlayer/album=12/size=large/',
      'This embedded player does not say which page it is of.',
    ],
  ]
  for (const [address, text] of says) {
    await url.fill(address)
    await fetchIt.click()
    await expect(dialog.getByText(text), address).toBeVisible()
  }
  const page7 = 'https://band-0.bandcamp.com/album/record-7'
  await url.fill(`https://bandcamp.com/EmbeddedPlayer/url=${encodeURIComponent(page7)}/size=large/`)
  await fetchIt.click()
  await expect(dialog.getByLabel('Title')).toHaveValue('Record 7')
  await dialog.getByRole('button', { name: 'Add album' }).click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(() => albumsOf(page))
    .toEqual(expect.arrayContaining([expect.objectContaining({ bandcampUrl: page7 })]))
  await page.goto('/app#add')
  for (const form of ['HTTPS://BAND-0.BANDCAMP.COM/Album/Record-7/', `${page7}?from=footer#t2`]) {
    await url.fill(form)
    await expect(dialog.getByText('Already in your collection'), form).toBeVisible()
    await url.fill('')
  }
})

test('an album that a file brought by its names gets its address from its page, and is not added again', {
  tag: '@detail',
}, async ({ page }) => {
  await answerCovers(page)
  await newPerson(page)
  await openFiles(page, 'Import')
  await choose(page, 'names.csv', 'Title,Artist,Rating\nRECORD 7,The Band 0,4\n')
  await importButton(page).click()
  await expect(dialogOf(page)).toContainText('1 album imported')
  await page.goto('/app#add')
  const dialog = page.getByRole('dialog', { name: /^Add/ })
  await dialog.getByLabel('Bandcamp URL').fill('https://band-0.bandcamp.com/album/record-7')
  await dialog.getByRole('button', { name: 'Fetch from Bandcamp' }).click()
  await expect(dialog.getByText('Already in your collection')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Add album' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Fill in its address and what it lacks' }).click()
  await expect(dialog).toBeHidden()
  await expect(toast(page)).toContainText('Album updated')
  const found = (await albumsOf(page)).filter(({ title }) => /record 7/i.test(title))
  expect(found).toEqual([
    expect.objectContaining({
      title: 'RECORD 7',
      rating: 4,
      bandcampUrl: 'https://band-0.bandcamp.com/album/record-7',
      trackCount: expect.any(Number),
    }),
  ])
})
