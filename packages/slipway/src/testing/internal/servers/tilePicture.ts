import { crc32, deflateSync } from 'node:zlib'

const sidePx = 256

/** A PNG of 256 pixels in one colour, with a darker line at the top and at the left. The colour depends on the tile. */
export function tilePicture([z, x, y]: readonly [number, number, number]): Buffer {
  const colour = [128 + ((z * 53 + x * 29) % 96), 128 + ((y * 37 + z * 11) % 96), 180]
  const row = (isTop: boolean) =>
    Buffer.from([
      0,
      ...Array.from({ length: sidePx }, (_, column) =>
        isTop || column === 0 ? colour.map((value) => value - 60) : colour,
      ).flat(),
    ])
  const pixels = Buffer.concat(Array.from({ length: sidePx }, (_, index) => row(index === 0)))
  const size = Buffer.alloc(4)
  size.writeUInt32BE(sidePx)
  // 8 bits for each of red, green and blue.
  const header = Buffer.concat([size, size, Buffer.from([8, 2, 0, 0, 0])])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A chunk of a PNG: length, type, data and checksum. */
function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(content))
  return Buffer.concat([length, content, sum])
}
