import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createSha256 } from './sha256.ts'

function digestOf(...pieces: readonly Uint8Array[]): string {
  const hash = createSha256()
  for (const piece of pieces) hash.add(piece)
  return Buffer.from(hash.end()).toString('hex')
}

const text = (value: string) => new TextEncoder().encode(value)

// Source: NIST, examples of FIPS 180-4.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
])('the digest of %j matches the standard', (value, digest) => {
  expect(digestOf(text(value))).toBe(digest)
})

test('the digest does not depend on how the bytes are split', () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 200 }), { maxLength: 5 })
  fc.assert(
    fc.property(pieces, (given) => {
      const whole = createHash('sha256').update(Buffer.concat(given)).digest('hex')
      expect(digestOf(...given)).toBe(whole)
    }),
  )
})

test('pads messages of every length around the end of a block', () => {
  for (let length = 50; length < 130; length++) {
    const bytes = new Uint8Array(length).fill(length)
    expect(digestOf(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
  }
})
