import { expect, it } from 'vitest'
import { pictureUrl } from '#domain/albums/picture-url.ts'

it.each(['https://f4.bcbits.com/img/a1_10.jpg', 'data:image/png;base64,AAAA', '/share.png'])(
  'leaves %s as it is',
  (url) => {
    expect(pictureUrl(url)).toBe(url)
  },
)

it.each([
  'https://covers.example/a.jpg?x=1&y=2',
  'HTTPS://covers.example/a.jpg',
  'https://bcbits.com.example/a.jpg',
  'https://user@example/.bcbits.com/a.jpg',
  'https://example\\.bcbits.com/a.jpg',
])('loads %s through Gatefold', (url) => {
  expect(pictureUrl(url)).toBe(`/api/pictures?url=${encodeURIComponent(url)}`)
})
