import fc from 'fast-check'
import { expect, test } from 'vitest'
import { exifSegment } from '../../testing/internal/fakes/exifSegment.ts'
import { orientationOf } from './orientation.ts'

/** A JPEG that consists of the given segments, without image data. */
const jpeg = (...segments: readonly (readonly number[] | Uint8Array)[]) =>
  Uint8Array.from([0xff, 0xd8, ...segments.flatMap((segment) => [...segment]), 0xff, 0xda, 0, 2])
const jfif = [0xff, 0xe0, 0, 4, 0x4a, 0x46]

const all = ['up', 'up-mirrored', 'down', 'down-mirrored', 'left-mirrored', 'right', 'right-mirrored', 'left']

test.each(all.map((name, index) => [index + 1, name]))('EXIF orientation %d is %s', (number, name) => {
  expect(orientationOf(jpeg(exifSegment(Number(number))))).toBe(name)
  expect(orientationOf(jpeg(jfif, exifSegment(Number(number), true)))).toBe(name)
})

test.each([
  ['data that are not a JPEG', Uint8Array.of(1, 2, 3, 4)],
  ['empty data', new Uint8Array()],
  ['a JPEG without EXIF data', jpeg(jfif)],
  ['an undefined orientation', jpeg(exifSegment(9))],
  ['truncated EXIF data', jpeg(exifSegment(6)).subarray(0, 24)],
  ['XMP data with the same marker', jpeg([0xff, 0xe1, 0, 6, 0x68, 0x74, 0x74, 0x70])],
])('returns `up` for %s', (_, bytes) => {
  expect(orientationOf(bytes)).toBe('up')
})

test('returns an orientation for any bytes', () => {
  const damaged = fc.tuple(fc.nat(40), fc.nat(255)).map(([at, byte]) => jpeg(jfif, exifSegment(6)).with(at, byte))
  const any = fc.oneof(damaged, fc.uint8Array({ maxLength: 200 }))
  fc.assert(
    fc.property(any, (bytes) => {
      expect(all).toContain(orientationOf(bytes))
    }),
  )
})
