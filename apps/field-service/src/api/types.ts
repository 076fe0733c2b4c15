export type { Message } from '../../server/chat.ts'
export type { JobsPage } from '../../server/jobs.ts'
export type { Job, JobStatus, User } from '../../server/seed.ts'
