import { Buffer } from 'node:buffer'
import { readJpeg } from '#domain/pictures/jpeg.ts'
import { expect, test } from './person.ts'

test('what a browser draws is taken as a picture, without its color profile', { tag: '@detail' }, async ({ page }) => {
  await page.goto('/offline')
  for (const [quality, isClear] of [
    [0.85, false],
    [0.85, true],
    [1, true],
  ] as const) {
    const base64 = await page.evaluate(
      async ({ quality, isClear }) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 256, height: 128 })
        const context = canvas.getContext('2d')
        if (!context) return ''
        context.fillStyle = 'white'
        if (!isClear) context.fillRect(0, 0, 256, 128)
        context.fillStyle = 'tomato'
        context.fillRect(20, 10, 99, 77)
        return canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? ''
      },
      { quality, isClear },
    )
    const bytes = readJpeg(new Uint8Array(Buffer.from(base64, 'base64')), { width: 256, height: 128 })
    if (typeof bytes === 'string') throw new Error(bytes)
    expect(Buffer.from(bytes).includes('ICC')).toBe(false)
    const shown = await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
      const { width, height } = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }))
      return { width, height }
    }, Buffer.from(bytes).toString('base64'))
    expect(shown).toEqual({ width: 256, height: 128 })
  }
})
