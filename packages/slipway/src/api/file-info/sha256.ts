// Separate chunk: loaded when the digest of a file is requested.

/** An incremental SHA-256 computation. */
export interface Sha256 {
  /** Adds the next bytes. */
  add(bytes: Uint8Array): void
  /** Returns the digest of 32 bytes. Nothing can be added afterwards. */
  end(): ArrayBuffer
}

const blockBytes = 64

/**
 * Starts an incremental SHA-256 computation, which browsers do not offer.
 *
 * Source: FIPS 180-4, sections 4.1.2, 4.2.2, 5 and 6.2.
 */
export function createSha256(): Sha256 {
  const state = initialState()
  const schedule = new Uint32Array(64)
  const rest = new Uint8Array(blockBytes)
  let restLength = 0
  let total = 0

  function add(bytes: Uint8Array): void {
    total += bytes.length
    let at = 0
    if (restLength > 0) {
      at = Math.min(blockBytes - restLength, bytes.length)
      rest.set(bytes.subarray(0, at), restLength)
      restLength += at
      if (restLength < blockBytes) return
      mix(state, schedule, rest, 0)
    }
    for (; at + blockBytes <= bytes.length; at += blockBytes) mix(state, schedule, bytes, at)
    rest.set(bytes.subarray(at))
    restLength = bytes.length - at
  }

  return {
    add,
    end() {
      const bits = total * 8
      // Padding: a one bit, zeros, and the length at the end of the block.
      const padding = new Uint8Array(blockBytes - ((total + 8) % blockBytes) + 8)
      padding[0] = 0x80
      const length = new DataView(padding.buffer, padding.length - 8)
      length.setUint32(0, Math.floor(bits / 2 ** 32))
      length.setUint32(4, bits >>> 0)
      add(padding)
      const digest = new DataView(new ArrayBuffer(32))
      for (const [index, word] of state.entries()) digest.setUint32(index * 4, word)
      return digest.buffer
    },
  }
}

/** Processes one block and updates the state. */
function mix(state: Uint32Array, w: Uint32Array, bytes: Uint8Array, start: number): void {
  const block = new DataView(bytes.buffer, bytes.byteOffset + start, blockBytes)
  for (let t = 0; t < 16; t++) w[t] = block.getUint32(t * 4)
  for (let t = 16; t < 64; t++) {
    const early = w[t - 15] ?? 0
    const late = w[t - 2] ?? 0
    const sigma0 = rotateRight(early, 7) ^ rotateRight(early, 18) ^ (early >>> 3)
    const sigma1 = rotateRight(late, 17) ^ rotateRight(late, 19) ^ (late >>> 10)
    w[t] = (w[t - 16] ?? 0) + sigma0 + (w[t - 7] ?? 0) + sigma1
  }
  let a = state[0] ?? 0
  let b = state[1] ?? 0
  let c = state[2] ?? 0
  let d = state[3] ?? 0
  let e = state[4] ?? 0
  let f = state[5] ?? 0
  let g = state[6] ?? 0
  let h = state[7] ?? 0
  for (let t = 0; t < 64; t++) {
    const sum1 = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25)
    const first = (h + sum1 + ((e & f) ^ (~e & g)) + (constants[t] ?? 0) + (w[t] ?? 0)) | 0
    const sum0 = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22)
    const second = (sum0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  const mixed = [a, b, c, d, e, f, g, h]
  for (let index = 0; index < 8; index++) state[index] = (state[index] ?? 0) + (mixed[index] ?? 0)
}

const rotateRight = (word: number, by: number) => (word >>> by) | (word << (32 - by))

const primes = firstPrimes(64)
const fractionOf = (root: number) => Math.floor((root % 1) * 2 ** 32)
const initialState = () => Uint32Array.from(primes.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime)))
const constants = Uint32Array.from(primes, (prime) => fractionOf(Math.cbrt(prime)))

function firstPrimes(count: number): number[] {
  const found: number[] = []
  for (let candidate = 2; found.length < count; candidate++) {
    if (found.every((prime) => candidate % prime !== 0)) found.push(candidate)
  }
  return found
}
