import { z } from 'zod'
import type { Words } from '../words/en.ts'

/** The rules of a report, with messages in the language of the user. */
export const reportSchema = ({ needed, wrongCode, mustAccept }: Words) =>
  z.object({
    visit: z.array(z.string()).length(2, needed.visit),
    device: z.string().min(1, needed.device),
    serial: z.string().min(1, needed.serial),
    parts: z.array(z.string()),
    helpers: z.number(),
    level: z.number(),
    pressure: z.array(z.number()),
    rating: z.number().min(1, needed.rating),
    checks: z.array(z.string()).min(1, needed.checks),
    result: z.string(),
    payment: z.string().min(1, needed.payment),
    nextVisit: z.string(),
    note: z.string(),
    documents: z.array(z.unknown()),
    code: z.string().regex(/^\d{4}$/, wrongCode),
    accepted: z.literal(true, mustAccept),
  })

export type Report = z.infer<ReturnType<typeof reportSchema>>

/** The values of a new report. */
export const emptyReport: Report = {
  visit: [],
  device: '',
  serial: '',
  parts: [],
  helpers: 0,
  level: 50,
  pressure: [1, 2],
  rating: 0,
  checks: [],
  result: 'solved',
  payment: '',
  nextVisit: '',
  note: '',
  documents: [],
  code: '',
  accepted: false as true,
}
