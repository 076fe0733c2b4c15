import { type Job, type JobStatus, seedJobs, type User } from './seed.ts'

const perPage = 20
let jobs = seedJobs()

/** A part of the jobs that a user may see. */
export interface JobsPage {
  readonly jobs: readonly Job[]
  /** The number of the next part; `null` after the last one. */
  readonly next: number | null
  readonly total: number
}

const maySee = (user: User, job: Job) => user.role === 'dispatcher' || job.technician === user.id
const matches = (job: Job, words: string) =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${job.title} ${job.customer} ${job.street}`.toLowerCase().includes(word))

/** Returns the jobs of a user that match a state and a search, in the order of their start. */
export function jobsOf(user: User, query: URLSearchParams): JobsPage {
  const status = query.get('status') ?? ''
  const words = query.get('search')?.trim() ?? ''
  const page = Math.max(0, Number(query.get('page')) || 0)
  const found = jobs
    .filter((job) => maySee(user, job) && (status === '' || job.status === status) && matches(job, words))
    .sort((one, other) => one.start.localeCompare(other.start))
  const end = (page + 1) * perPage
  return { jobs: found.slice(page * perPage, end), next: end < found.length ? page + 1 : null, total: found.length }
}

/** Returns a job that a user may see. */
export function jobOf(user: User, id: number): Job | undefined {
  const job = jobs.find((candidate) => candidate.id === id)
  return job && maySee(user, job) ? job : undefined
}

/** Replaces fields of a job, and returns it. */
export function changeJob(id: number, values: Partial<Job>): Job | undefined {
  jobs = jobs.map((job) => (job.id === id ? { ...job, ...values } : job))
  return jobs.find((job) => job.id === id)
}

/** Adds a job, and returns it. */
export function addJob(values: Pick<Job, 'title' | 'customer' | 'street' | 'start' | 'priority' | 'technician'>): Job {
  const id = Math.max(...jobs.map((job) => job.id)) + 1
  const place = { city: 'Lisboa', latitude: 38.7139, longitude: -9.1335 }
  const job: Job = { note: '', photos: [], status: 'open', ...place, ...values, id }
  jobs = [...jobs, job]
  return job
}

export const isStatus = (value: unknown): value is JobStatus => ['open', 'onSite', 'done'].includes(value as string)
