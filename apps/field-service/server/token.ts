import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { User } from './seed.ts'

/** Key of this server. A server of your own keeps its key, so that users stay signed in when it starts again. */
const key = process.env.FIELD_SERVICE_KEY ?? randomBytes(32)
const validSeconds = 12 * 3_600

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const sign = (text: string) => createHmac('sha256', key).update(text).digest()

/** Returns a JSON Web Token with the fields that `tokenAuth` reads. */
export function tokenOf({ id, name, role }: User): string {
  const expiry = Math.floor(Date.now() / 1_000) + validSeconds
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ uid: id, name, role: [role], exp: expiry })}`
  return `${text}.${sign(text).toString('base64url')}`
}

/** Returns the id of the user whose token this is; `undefined` if the token is missing, changed or expired. */
export function userOf(token: string | undefined): string | undefined {
  const [head, body, signature] = token?.split('.') ?? []
  if (!head || !body || !signature) return undefined
  const expected = sign(`${head}.${body}`)
  const actual = Buffer.from(signature, 'base64url')
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) return undefined
  const { uid, exp }: { uid: string; exp: number } = JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))
  return exp * 1_000 > Date.now() ? uid : undefined
}
