import type { IncomingMessage } from 'node:http'
import { type Answer, bodyOf, denied, notFound } from './answer.ts'
import { lastIn, messagesIn, rooms } from './chat.ts'
import { addJob, changeJob, isStatus, jobOf, jobsOf } from './jobs.ts'
import { planOf } from './plan.ts'
import { type Job, type User, users } from './seed.ts'
import { tokenOf, userOf } from './token.ts'

const photos: { readonly type: string; readonly bytes: Buffer }[] = []

/** Answers a request to `/api/…`. The address is that after `/api`. */
export async function answer(request: IncomingMessage, { pathname, searchParams }: URL): Promise<Answer> {
  const path = pathname.replace(/^\/api/, '')
  if (path === '/sign-in') return signIn(request)
  // Elements load pictures without a header, so these have no token. Their addresses cannot be guessed from another one.
  const plan = /^\/photos\/plan-(\d+)\.svg$/.exec(path)
  if (plan) return { file: { type: 'image/svg+xml', bytes: planOf(Number(plan[1])) } }
  const photo = /^\/photos\/(\d+)$/.exec(path)
  if (photo) return photos[Number(photo[1])] ? { file: photos[Number(photo[1])] as Photo } : notFound

  const user = users.find(({ id }) => id === userOf(request.headers.authorization?.replace(/^Bearer /, '')))
  if (!user) return { status: 401, data: { message: 'sign in' } }
  const [, kind, id, part] = path.split('/')
  if (kind === 'team') return { data: users.map(({ password: _, ...shown }) => shown) }
  if (kind === 'rooms')
    return id ? { data: messagesIn(id) } : { data: rooms.map((room) => ({ ...room, last: lastIn(room.id) })) }
  if (kind !== 'jobs') return notFound
  if (!id) return request.method === 'POST' ? create(user, request) : { data: jobsOf(user, searchParams) }
  const job = jobOf(user, Number(id))
  if (!job) return notFound
  if (part === 'photos') return addPhoto(job, request)
  if (part === 'report') return report(job, request)
  return request.method === 'PATCH' ? change(job, request) : { data: job }
}

type Photo = (typeof photos)[number]

async function signIn(request: IncomingMessage): Promise<Answer> {
  const { user: id, password } = (await bodyOf(request).json()) as Record<string, unknown>
  const user = users.find((candidate) => candidate.id === id && candidate.password === password)
  return user ? { data: { token: tokenOf(user) } } : { status: 401, data: { message: 'wrong user or password' } }
}

async function create(user: User, request: IncomingMessage): Promise<Answer> {
  if (user.role !== 'dispatcher') return denied
  const values = (await bodyOf(request).json()) as Job
  if (!users.some(({ id }) => id === values.technician)) return invalid({ technician: 'unknown' })
  return { status: 201, data: addJob(values) }
}

async function change(job: Job, request: IncomingMessage): Promise<Answer> {
  const { status } = (await bodyOf(request).json()) as Partial<Job>
  return isStatus(status) ? { data: changeJob(job.id, { status }) } : invalid({ status: 'unknown' })
}

async function addPhoto(job: Job, request: IncomingMessage): Promise<Answer> {
  const file = (await bodyOf(request).formData()).get('file')
  if (!(file instanceof File) || !file.type.startsWith('image/')) return invalid({ file: 'no image' })
  const url = `/api/photos/${photos.push({ type: file.type, bytes: Buffer.from(await file.arrayBuffer()) }) - 1}`
  changeJob(job.id, { photos: [...job.photos, url] })
  return { status: 201, data: { url } }
}

async function report(job: Job, request: IncomingMessage): Promise<Answer> {
  const { arrival } = (await bodyOf(request).json()) as { arrival: string }
  // A rule that the app does not know: a technician cannot arrive before the day of the job.
  if (arrival < job.start.slice(0, 10)) return invalid({ arrival: 'beforeStart' })
  return { status: 201, data: changeJob(job.id, { status: 'done' }) }
}

const invalid = (errors: Readonly<Record<string, string>>): Answer => ({ status: 422, data: { errors } })
